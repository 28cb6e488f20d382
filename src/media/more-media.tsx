import { graphql } from "gatsby"
import { Section } from "../ui/section"
import { MediaCard } from "./media-card"
import * as styles from "./more-media.module.css"

interface MoreMediaProps {
  heading: string
  items: ReadonlyArray<Queries.MoreMediaFragment>
  copy: Queries.MediaCopyFragment
}

/** The appearances after the featured ones, one per row. */
export function MoreMedia({ heading, items, copy }: MoreMediaProps) {
  if (items.length === 0) return null
  return (
    <Section heading={heading}>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={`${item.title} ${item.externalUrl}`}>
            <MediaCard item={item} copy={copy} picture={item.picture} className={styles.row} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const moreMediaFragment = graphql`
  fragment MoreMedia on MediaJson {
    ...MediaCard
    picture: imageUrl {
      picture(slot: mediaRow) {
        ...Picture
      }
    }
  }
`
