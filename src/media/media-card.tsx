import { graphql } from "gatsby"
import { WithArrow } from "../ui/links/arrow"
import { ExternalLink } from "../ui/links/external-link"
import { Picture, type PictureFile } from "../ui/picture/picture"
import { Appeared } from "../ui/text/appeared"
import * as styles from "./media-card.module.css"
import { wordFor } from "./media-copy"

interface MediaCardProps {
  item: Queries.MediaCardFragment
  copy: Queries.MediaCopyFragment
  /** The picture for the card's slot; null for a card with text only. */
  picture: PictureFile
  /** The class for the layout in its slot. */
  className?: string | undefined
  priority?: boolean
}

/** One appearance: its type, subject, platform and date, and a link to it. */
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
          <ExternalLink href={item.externalUrl} className="whole-card">
            {item.title}
          </ExternalLink>
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

/** Square pictures, such as podcast art, are shown uncropped on a background as wide as the other pictures. */
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
