import { graphql } from "gatsby"
import * as styles from "./proof-line.module.css"

/** Figures from the track record and an excerpt of a client's quote; both appear in full further down the page. */
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
