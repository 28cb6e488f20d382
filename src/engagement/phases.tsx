import { graphql } from "gatsby"
import { Link } from "../ui/links/link"
import { Section } from "../ui/section"
import * as styles from "./phases.module.css"
import * as wideStyles from "./wide.module.css"

/** An engagement from its first call to its end: marks on one line, beside each other or, on a phone, below each other. */
export function Phases({ phases: { heading, intro, resultLabel, entries } }: { phases: Queries.PhasesFragment }) {
  return (
    <Section id="phases" heading={heading} intro={intro} inFirstView>
      <ol role="list" className={`${styles.phases} ${wideStyles.wide}`}>
        {entries.map(({ when, text, result, to }) => (
          <li key={when}>
            <h3>{when}</h3>
            <p>{text}</p>
            {result && (
              <p className={styles.result}>
                <b>{resultLabel}</b> {to ? <Link to={to}>{result}</Link> : result}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

export const phasesFragment = graphql`
  fragment Phases on EngagementPhases {
    heading
    intro
    resultLabel
    entries {
      when
      text
      result
      to
    }
  }
`
