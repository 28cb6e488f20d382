import * as styles from "../figure.module.css"
import { ScoreRows } from "../score-rows"
import type { Score } from "../scoring"

interface ScoreBarsProps {
  rows: ReadonlyArray<Score & { readonly name: string }>
  /** The index of the highlighted row. */
  lowest: number | undefined
  numbers: readonly string[]
}

/** A bar out of a hundred for each pillar. */
export function ScoreBars({ rows, lowest, numbers }: ScoreBarsProps) {
  return (
    <ScoreRows rows={rows} chosen={lowest} numbers={numbers}>
      {({ value, reach }) => (
        <>
          <span className={styles.track} aria-hidden="true">
            <i className={styles.fill} style={{ inlineSize: `${value}%` }} />
            <i className={styles.reach} style={{ insetInlineStart: `${value}%`, inlineSize: `${reach - value}%` }} />
          </span>
          <span className={styles.value}>
            <b>{numbers[value]}</b>
          </span>
        </>
      )}
    </ScoreRows>
  )
}
