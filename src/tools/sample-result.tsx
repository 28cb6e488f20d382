import { graphql } from "gatsby"
import { partsAround } from "../ui/scores/parts-around"
import { Plan } from "../ui/scores/plan"
import { ScoreBars } from "../ui/scores/score-bars"
import { fill } from "../ui/text/fill"
import * as styles from "./sample-result.module.css"

interface SampleResultProps {
  figure: Queries.SampleResultFragment
  /** The names of the pillars, in the order of the scores. */
  names: ReadonlyArray<string>
  /** What a tool on this site says of the lowest score. */
  advice: Queries.SampleAdviceFragment | null
  words: Queries.SampleResultWordsFragment | null
}

/** A sample result, in the parts that show a real one. A name without a score is left out. */
export function SampleResult({ figure: { scores, numbers, ...figure }, names, advice, words }: SampleResultProps) {
  const rows = names.flatMap((name, index) => {
    const value = scores[index]
    return value === undefined ? [] : [{ name, value, reach: value }]
  })
  if (rows.length === 0) return null
  const lowest = rows.reduce((low, { value }, index) => (value < (rows[low]?.value ?? 0) ? index : low), 0)
  const { name: pillar = "", value = 0 } = rows[lowest] ?? {}
  const written = (number: number) => numbers[number] ?? ""
  const score = written(value)
  const [before, at, after] = partsAround(fill(words?.result.heading ?? "", { pillar, score }), score)
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{figure.title}</b> {figure.caption}
      </figcaption>
      {advice && words && (
        <p className={styles.heading}>
          {before}
          <em>{at}</em>
          {after}
        </p>
      )}
      <ScoreBars rows={rows} lowest={lowest} numbers={numbers} />
      {advice && words && (
        <Plan
          about={
            <>
              {pillar}, {fill(words.team.range, { low: written(advice.from), high: written(advice.to) })}
            </>
          }
          plan={advice.plan}
        />
      )}
    </figure>
  )
}

export const sampleResultFragments = graphql`
  fragment SampleResult on ToolsFigure {
    title
    caption
    scores
    numbers
  }
  fragment SampleAdvice on SampleAdvice {
    from
    to
    plan {
      ...Plan
    }
  }
  fragment SampleResultWords on AssessmentPageJson {
    result {
      heading
    }
    team {
      range
    }
  }
`
