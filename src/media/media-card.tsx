import { graphql } from "gatsby"
import { Picture, type PictureFile } from "../pictures/picture"
import { WithArrow } from "../ui/links/arrow"
import { ExternalLink } from "../ui/links/external-link"
import { Appeared } from "../ui/text/appeared"
import * as styles from "./media-card.module.css"
import { wordFor } from "./media-copy"

interface MediaCardProps {
  item: Queries.MediaCardFragment
  copy: Queries.MediaCopyFragment
  /** Its picture at the size of the card's slot; null for a card of text alone. */
  picture: PictureFile
  /** How its slot lays it out. */
  className?: string | undefined
  priority?: boolean
}

/** One appearance: what kind, what it is about, where and when, and the way to it. */
export function MediaCard({ item, copy, picture, className, priority = false }: MediaCardProps) {
  return (
    <article className={`${styles.card} ${className ?? ""}`}>
      {picture && (
        <Picture file={picture} alt="" priority={priority} className={isSquare(picture) ? styles.square : undefined} />
      )}
      <div>
        <p className={styles.badge} data-type={item.type}>
          {wordFor(copy.types, item.type)}
        </p>
        <h3>
          <ExternalLink href={item.externalUrl}>{item.title}</ExternalLink>
        </h3>
        <p className={styles.meta}>
          <span>{item.platform}</span>
          {item.appeared && (
            <span>
              <Appeared appeared={item.appeared} />
            </span>
          )}
        </p>
        <p className={styles.action} aria-hidden="true">
          <WithArrow direction="out">{wordFor(copy.actions, item.type)}</WithArrow>
        </p>
      </div>
    </article>
  )
}

/** The art of a podcast is shown whole, on a background of the shape that the others have. */
const isSquare = (file: PictureFile) => file?.picture?.width === file?.picture?.height

export const mediaCardFragment = graphql`
  fragment MediaCard on MediaJson {
    title
    type
    platform
    externalUrl
    appeared {
      ...Appeared
    }
  }
`
