import { ScoreRows } from "../../ui/scores/score-rows"
import * as styles from "../../ui/scores/scores.module.css"
import { fill } from "../../ui/text/fill"

/** Several people's scores for one pillar. */
export interface Spreading {
  readonly name: string
  /** Its index among the pillars. */
  readonly pillar: number
  readonly values: readonly number[]
  readonly low: number
  readonly high: number
}

interface SpreadProps {
  rows: readonly Spreading[]
  numbers: readonly string[]
  words: Pick<Queries.AssessmentWordsFragment["team"], "range">
  /** The people's names; empty if not given. */
  names: readonly string[]
}

/** A line from 0 to 100 for each pillar, with a dot for each person. Overlapping dots are stacked. */
export function Spread({ rows, numbers, words, names }: SpreadProps) {
  return (
    <ScoreRows rows={rows} chosen={0} numbers={numbers}>
      {({ values, low, high }) => {
        const levels = levelsOf(values)
        return (
          <>
            <span
              className={styles.line}
              style={{ blockSize: `${1.9 + 1.6 * Math.max(...levels)}rem` }}
              aria-hidden="true"
            >
              <i className={styles.range} style={{ insetInlineStart: `${low}%`, inlineSize: `${high - low}%` }} />
              {values.map((value, person) => (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: a person is identified by the index alone.
                  key={person}
                  className={styles.dot}
                  style={{ insetInlineStart: `${value}%`, insetBlockStart: `${1.6 * (levels[person] ?? 0)}rem` }}
                >
                  {numbers[person + 1]}
                </i>
              ))}
            </span>
            <span className="visually-hidden">
              {values.map((value, person) => `${names[person] || numbers[person + 1]}: ${numbers[value]}`).join(", ")}.
            </span>
            <span className={styles.value}>
              <small>{fill(words.range, { low: numbers[low] ?? "", high: numbers[high] ?? "" })}</small>
              <b>{numbers[high - low]}</b>
            </span>
          </>
        )
      }}
    </ScoreRows>
  )
}

/** Dots closer than this, in points of the score, would overlap. */
const apart = 6

/** @returns the lowest level for each value on which no other is too close */
function levelsOf(values: readonly number[]): readonly number[] {
  const levels: number[] = []
  const last: number[] = []
  for (const person of values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0))) {
    const value = values[person] ?? 0
    const free = last.findIndex((before) => value - before >= apart)
    const level = free < 0 ? last.length : free
    last[level] = value
    levels[person] = level
  }
  return levels
}
