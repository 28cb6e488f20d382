import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { MoreLinks } from "../links/more-links"
import { Picture } from "../picture/picture"
import { needsSmallerType } from "../text/long-words"
import { LongText } from "./long-text"
import * as styles from "./text-page.module.css"

interface TextPageProps {
  title: string
  /** Information about the text, in the left columns: paragraphs, and a list of its topics. */
  about: ReactNode
  picture: Queries.TextPagePictureFragment | null
  pictureAlt?: string | null
  text: Queries.LongTextFragment | null
  /** Shown after the text. */
  moreLinks?: ReadonlyArray<Queries.MoreLinksFragment> | null
  className?: string | undefined
  /** Above the title of a sheet. */
  letterhead?: ReactNode
}

/** A page that consists of a text and its title. */
export function TextPage({
  title,
  about,
  picture,
  pictureAlt,
  text,
  moreLinks = null,
  className = "",
  letterhead,
}: TextPageProps) {
  return (
    <article className={`columns ${styles.page} ${className}`}>
      {letterhead}
      <h1 className={needsSmallerType(title) ? `${styles.title} ${styles.smaller}` : styles.title}>{title}</h1>
      {about && <div className={styles.about}>{about}</div>}
      <div className={styles.body}>
        {picture && (
          <div className={styles.picture}>
            <Picture file={picture} alt={pictureAlt ?? ""} priority />
          </div>
        )}
        <LongText text={text} />
        <MoreLinks links={moreLinks} />
      </div>
    </article>
  )
}

export const textPageFragment = graphql`
  fragment TextPagePicture on File {
    picture(slot: article) {
      ...Picture
    }
  }
`
