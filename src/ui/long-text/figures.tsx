import * as styles from "./figures.module.css"

interface FiguresProps {
  figures: ReadonlyArray<{ readonly figure: string; readonly text: string }>
}

/** A list of large numbers, each with what it counts. */
export function Figures({ figures }: FiguresProps) {
  return (
    <ul role="list" className={styles.figures}>
      {figures.map(({ figure, text }) => (
        <li key={`${figure} ${text}`}>
          <p className={styles.figure}>{figure}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
