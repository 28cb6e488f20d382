import { graphql } from "gatsby"
import { Section } from "../section"
import * as styles from "./titled-texts.module.css"

interface TitledTextsProps {
  heading?: string | undefined
  intro?: string | null | undefined
  items?: ReadonlyArray<Queries.TitledTextFragment> | null | undefined
  /** Whether to number the texts, because their order matters. */
  numbered?: boolean
}

/** A section of short texts with titles, in two columns under rules. Renders nothing without them. */
export function TitledTexts({ heading, intro, items, numbered = false }: TitledTextsProps) {
  if (!heading || !items?.length) return null
  const List = numbered ? "ol" : "ul"
  return (
    <Section heading={heading} intro={intro}>
      <List role="list" className={`${styles.list} ${numbered ? styles.numbered : ""}`}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </List>
    </Section>
  )
}

export const titledTextFragment = graphql`
  fragment TitledText on TitledText {
    title
    text
  }
`
