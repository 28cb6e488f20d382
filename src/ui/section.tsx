import { type ReactNode, useId } from "react"
import { BelowFirstView } from "./first-view"
import * as styles from "./section.module.css"
import { needsSmallerType } from "./text/long-words"

interface SectionProps {
  heading: string
  intro?: string | null | undefined
  /** The section's id, for links to it. */
  id?: string
  /** Former ids, whose addresses still lead to it. */
  formerIds?: ReadonlyArray<string>
  /** Whether to leave it out of print. */
  screenOnly?: boolean
  /** Whether to render it with the page's first view, of which src/styles/global.css shows only the first section. */
  inFirstView?: boolean
  /** A graphic above the heading. */
  figure?: ReactNode
  children: ReactNode
}

/** A numbered section under a rule: its heading in the left columns, its content in the right ones. CSS counts the numbers. */
export function Section({
  heading,
  intro,
  id,
  formerIds = [],
  screenOnly = false,
  inFirstView = false,
  figure,
  children,
}: SectionProps) {
  const headingId = useId()
  const section = (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`columns ${styles.section} ${screenOnly ? styles.screenOnly : ""}`}
    >
      {formerIds.map((formerId) => (
        <span key={formerId} id={formerId} className={styles.former} />
      ))}
      <div className={styles.head}>
        {figure}
        <h2
          id={headingId}
          className={needsSmallerType(heading) ? `${styles.numbered} ${styles.smaller}` : styles.numbered}
        >
          {heading}
        </h2>
        {intro && <p>{intro}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
  return inFirstView ? section : <BelowFirstView>{section}</BelowFirstView>
}
