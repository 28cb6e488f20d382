import { graphql } from "gatsby"
import * as styles from "./titled-list.module.css"

interface TitledListProps {
  items: ReadonlyArray<Queries.TitledTextFragment>
  /** Whether to number the items. */
  numbered?: boolean
}

/** Short texts with titles, in two columns under rules. */
export function TitledList({ items, numbered = false }: TitledListProps) {
  const List = numbered ? "ol" : "ul"
  return (
    <List role="list" className={`${styles.list} ${numbered ? styles.numbered : ""}`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </List>
  )
}

export const titledTextFragment = graphql`
  fragment TitledText on TitledText {
    title
    text
  }
`
