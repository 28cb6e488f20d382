import { ScoreRows } from "./score-rows"
import * as styles from "./scores.module.css"

interface ScoreBarsProps {
  /** `reach` is where the value could still be. */
  rows: ReadonlyArray<{ readonly name: string; readonly value: number; readonly reach: number }>
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
