import type { ReactNode } from "react"
import { Headline } from "./headline"
import * as styles from "./page-intro.module.css"

interface PageIntroProps {
  heading: string
  intro?: string | null | undefined
  children?: ReactNode
}

/** How every page but home begins: its headline, what to expect, and what the page puts beneath. */
export function PageIntro({ heading, intro, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <div className={styles.words}>
        <Headline heading={heading} intro={intro} />
      </div>
      {children}
    </div>
  )
}
