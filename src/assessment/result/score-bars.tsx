import { Axis } from "../axis"
import * as styles from "../figure.module.css"
import type { Score } from "../scoring"

interface ScoreBarsProps {
  rows: ReadonlyArray<Score & { readonly name: string; readonly before: number | undefined }>
  /** The index of the highlighted row. */
  lowest: number | undefined
  numbers: readonly string[]
  /** Formats an earlier score. */
  earlier: ((value: number) => string) | undefined
}

/** A bar out of a hundred for each pillar. */
export function ScoreBars({ rows, lowest, numbers, earlier }: ScoreBarsProps) {
  return (
    <div className={styles.plot}>
      <dl className={styles.rows}>
        {rows.map(({ name, value, reach, before }, index) => (
          <div key={name} className={index === lowest ? `${styles.row} ${styles.chosen}` : styles.row}>
            <dt>{name}</dt>
            <dd>
              <span className={styles.track} aria-hidden="true">
                <i className={styles.fill} style={{ inlineSize: `${value}%` }} />
                <i
                  className={styles.reach}
                  style={{ insetInlineStart: `${value}%`, inlineSize: `${reach - value}%` }}
                />
                {before !== undefined && <i className={styles.mark} style={{ insetInlineStart: `${before}%` }} />}
              </span>
              <span className={styles.value}>
                {before !== undefined && earlier && <small>{earlier(before)}</small>}
                <b>{numbers[value]}</b>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <Axis numbers={numbers} />
    </div>
  )
}
