import type { ReactNode } from "react"
import * as styles from "./headline.module.css"

const sizes = { page: styles.page, home: styles.home }

interface HeadlineProps {
  heading: ReactNode
  intro?: string | null | undefined
  /** Home's is the largest. */
  size?: keyof typeof sizes
}

/** A page's first heading, and what to expect under it. */
export function Headline({ heading, intro, size = "page" }: HeadlineProps) {
  return (
    <>
      <h1 className={sizes[size]}>{heading}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
    </>
  )
}
