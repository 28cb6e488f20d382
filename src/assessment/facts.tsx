import * as styles from "./facts.module.css"

/** What to know before starting. */
export function Facts({ facts }: { facts: NonNullable<Queries.AssessmentFragment["facts"]> }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
