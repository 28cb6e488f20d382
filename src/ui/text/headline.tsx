import type { ReactNode } from "react"
import { softHyphen } from "../../../kit/language/soft-hyphens"
import * as styles from "./headline.module.css"
import { needsSmallerType } from "./long-words"

const sizes = { page: styles.page, home: styles.home }
const smaller = { page: styles.smallerPage, home: styles.smallerHome }

interface HeadlineProps {
  /** A text, or its parts, the second of which is set in colour. */
  heading: string | readonly string[]
  intro?: ReactNode
  /** Placed before the introduction, which flows around it. */
  children?: ReactNode
  /** The home page has the largest. */
  size?: keyof typeof sizes
}

/** A page's main heading, with an introduction beneath. */
export function Headline({ heading, intro, size = "page", children }: HeadlineProps) {
  const parts = typeof heading === "string" ? [heading] : heading
  return (
    <>
      <h1 className={needsSmallerType(parts.join("")) ? `${sizes[size]} ${smaller[size]}` : sizes[size]}>
        <Emphasised parts={parts} />
      </h1>
      {children}
      {intro && <p className={styles.intro}>{intro}</p>}
    </>
  )
}

/** Sets the second part in the signal colour, on one line if it is whole, short words. Otherwise the letters within a word stay joined. */
function Emphasised({ parts: [before = "", emphasis, after = ""] }: { parts: readonly string[] }) {
  if (!emphasis) return <>{before}</>
  const isWhole = !emphasis.includes(softHyphen) && !/\p{L}\p{Co}*$/u.test(before) && !/^\p{Co}*\p{L}/u.test(after)
  return (
    <>
      {before}
      <em className={isWhole ? styles.whole : undefined}>{emphasis}</em>
      {after}
    </>
  )
}
