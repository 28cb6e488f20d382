import { graphql } from "gatsby"
import * as styles from "./proof-line.module.css"

/** Figures of the track record, and a client's words out of a longer quote: both stand further below as well, where they are written. */
export function ProofLine({ proof: { figures, quote } }: { proof: Queries.ProofLineFragment }) {
  return (
    <div className={styles.proof}>
      {figures && (
        <ul role="list">
          {figures.map(({ figure, text }) => (
            <li key={text}>
              <b>{figure}</b> {text}
            </li>
          ))}
        </ul>
      )}
      {quote && (
        <p>
          <q>{quote.short}</q> {quote.name}, {quote.role}
        </p>
      )}
    </div>
  )
}

export const proofLineFragment = graphql`
  fragment ProofLine on Proof {
    figures {
      figure
      text
    }
    quote {
      short
      name
      role
    }
  }
`
