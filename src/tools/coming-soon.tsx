import { graphql } from "gatsby"
import { Section } from "../ui/section"
import * as styles from "./coming-soon.module.css"

/** Tools in development, shown as a hatched area. */
export function ComingSoon({ comingSoon }: { comingSoon: Queries.ComingSoonFragment | null }) {
  if (!comingSoon) return null
  return (
    <Section heading={comingSoon.heading}>
      <div className={styles.hatched}>
        <p>{comingSoon.text}</p>
      </div>
    </Section>
  )
}

export const comingSoonFragment = graphql`
  fragment ComingSoon on ToolsComingSoon {
    heading
    text
  }
`
