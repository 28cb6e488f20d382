import { graphql } from "gatsby"
import * as styles from "./score-figure.module.css"

interface ScoreFigureProps {
  figure: Queries.ScoreFigureFragment
  /** The names of the pillars, in the order of the scores. */
  names: ReadonlyArray<string>
}

/** A sample result: one bar out of a hundred for each pillar. A name without a score is left out. */
export function ScoreFigure({ figure, names }: ScoreFigureProps) {
  const scores = names.flatMap((name, index) => {
    const score = figure.scores[index]
    return score === undefined ? [] : [{ name, score, written: figure.scoresWritten[index] }]
  })
  if (scores.length === 0) return null
  return (
    <figure className={styles.figure}>
      <dl>
        {scores.map(({ name, score, written }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <svg role="presentation">
                <rect className={styles.whole} width="100%" height="100%" />
                <rect className={styles.part} width={`${score}%`} height="100%" />
              </svg>
              {written}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>
        <b>{figure.title}</b> {figure.caption}
      </figcaption>
    </figure>
  )
}

export const scoreFigureFragment = graphql`
  fragment ScoreFigure on ToolsFigure {
    title
    caption
    scores
    scoresWritten
  }
`
