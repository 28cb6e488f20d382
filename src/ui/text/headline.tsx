import type { ReactNode } from "react"
import { softHyphen } from "../../../kit/language/soft-hyphens"
import * as styles from "./headline.module.css"
import { needsSmallerType } from "./long-words"

const sizes = { page: styles.page, home: styles.home }
const smaller = { page: styles.smallerPage, home: styles.smallerHome }

interface HeadlineProps {
  heading: string
  /** The part of the heading to set in colour. */
  emphasis?: string | null
  intro?: ReactNode
  /** Placed before the introduction, which flows around it. */
  children?: ReactNode
  /** The home page has the largest. */
  size?: keyof typeof sizes
}

/** A page's main heading, with an introduction beneath. */
export function Headline({ heading, emphasis = null, intro, size = "page", children }: HeadlineProps) {
  return (
    <>
      <h1 className={needsSmallerType(heading) ? `${sizes[size]} ${smaller[size]}` : sizes[size]}>
        <Emphasised text={heading} emphasis={emphasis} />
      </h1>
      {children}
      {intro && <p className={styles.intro}>{intro}</p>}
    </>
  )
}

/** Sets the first occurrence of `emphasis` in the signal colour, on one line if it is whole, short words. Otherwise the letters within a word stay joined. */
function Emphasised({ text, emphasis }: { text: string; emphasis: string | null }) {
  const start = emphasis ? text.indexOf(emphasis) : -1
  if (!emphasis || start < 0) return <>{text}</>
  const [before, after] = [text.slice(0, start), text.slice(start + emphasis.length)]
  const isWhole = !emphasis.includes(softHyphen) && !/\p{L}$/u.test(before) && !/^\p{L}/u.test(after)
  return (
    <>
      {before}
      <em className={isWhole ? styles.whole : undefined}>{emphasis}</em>
      {after}
    </>
  )
}
