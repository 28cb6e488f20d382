import { softHyphen } from "../../../kit/language/soft-hyphens"
import * as styles from "./arrow.module.css"

/** A decorative arrow: `on` to a page of this site, `out` to another site. Mirrored in a right-to-left page. */
export function Arrow({ direction, inText = false }: { direction: "on" | "out"; inText?: boolean }) {
  return (
    <svg className={inText ? `${styles.arrow} ${styles.inText}` : styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
      <path d={direction === "on" ? "M1.5 8h12M9 3.5 13.5 8 9 12.5" : "M4 12 12 4M5.5 4H12v6.5"} />
    </svg>
  )
}

interface WithArrowProps {
  children: string
  direction: "on" | "out"
}

/** Text followed by an arrow, which stays on the same line as the last word, or its last part if the word can be divided. */
export function WithArrow({ children, direction }: WithArrowProps) {
  const words = children.trimEnd()
  const start = Math.max(words.lastIndexOf(" "), words.lastIndexOf(softHyphen)) + 1
  return (
    <>
      {children.slice(0, start)}
      <span className={styles.last}>
        {children.slice(start)}
        <Arrow direction={direction} inText />
      </span>
    </>
  )
}
