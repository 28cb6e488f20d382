import type { ReactNode } from "react"
import { Headline } from "./headline"
import * as styles from "./page-intro.module.css"

interface PageIntroProps {
  heading: string
  intro?: string | null | undefined
  children?: ReactNode
}

/** The start of every page but home: its headline, an introduction, and the page's own content beneath. */
export function PageIntro({ heading, intro, children }: PageIntroProps) {
  return (
    <div className={`columns ${styles.intro}`}>
      <div className={styles.words}>
        <Headline heading={heading} intro={intro} />
      </div>
      {children}
    </div>
  )
}
