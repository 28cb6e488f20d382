import type { ReactNode } from "react"
import * as styles from "./figures.module.css"

interface FiguresProps {
  /** `more` is shown under the text. */
  figures: ReadonlyArray<{ readonly figure: string; readonly text: string; readonly more?: ReactNode }>
}

/** A list of large numbers, each with what it counts. */
export function Figures({ figures }: FiguresProps) {
  return (
    <ul role="list" className={styles.figures}>
      {figures.map(({ figure, text, more }) => (
        <li key={`${figure} ${text}`}>
          <p className={styles.figure}>{figure}</p>
          <p>{text}</p>
          {more}
        </li>
      ))}
    </ul>
  )
}
