import type { ReactNode } from "react"
import * as styles from "./scores.module.css"

interface ScoreRowsProps<Row> {
  rows: readonly Row[]
  /** The index of the highlighted row. */
  chosen: number | undefined
  numbers: readonly string[]
  /** The content beside the name of a row. */
  children: (row: Row) => ReactNode
}

/** A row out of a hundred for each pillar, above an axis from 0 to 100. */
export function ScoreRows<Row extends { readonly name: string }>({
  rows,
  chosen,
  numbers,
  children,
}: ScoreRowsProps<Row>) {
  return (
    <div className={styles.plot}>
      <dl className={styles.rows}>
        {rows.map((row, index) => (
          <div key={row.name} className={index === chosen ? `${styles.row} ${styles.chosen}` : styles.row}>
            <dt>{row.name}</dt>
            <dd>{children(row)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.axis} aria-hidden="true">
        {[0, 25, 50, 75, 100].map((value) => (
          <span key={value} style={{ insetInlineStart: `${value}%` }}>
            {numbers[value]}
          </span>
        ))}
      </div>
    </div>
  )
}
