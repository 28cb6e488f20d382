import * as styles from "./pen.module.css"

/** A line drawn by hand, below the words that it belongs to. Decorative. */
export function PenLine() {
  return (
    <svg className={styles.line} viewBox="0 0 120 9" preserveAspectRatio="none" aria-hidden="true">
      <path d="M1 5.5C30 2 74 1.6 118 2.4 88 3 56 4.200 37 7.400" />
    </svg>
  )
}
