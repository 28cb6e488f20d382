import * as styles from "./figure.module.css"

/** An axis from 0 to 100, below a figure. */
export function Axis({ numbers }: { numbers: readonly string[] }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      {[0, 25, 50, 75, 100].map((value) => (
        <span key={value} style={{ insetInlineStart: `${value}%` }}>
          {numbers[value]}
        </span>
      ))}
    </div>
  )
}
