import { graphql } from "gatsby"
import { Section } from "../ui/section"
import { MediaCard } from "./media-card"
import { MediaRows } from "./media-rows"
import * as styles from "./more-media.module.css"

interface MoreMediaProps {
  heading: string
  items: ReadonlyArray<Queries.MoreMediaFragment>
  older?: ReadonlyArray<Queries.MediaRowFragment>
  copy: Queries.MediaCopyFragment
}

/** The appearances after the featured ones. */
export function MoreMedia({ heading, items, older = [], copy }: MoreMediaProps) {
  if (items.length === 0) return null
  return (
    <Section heading={heading}>
      <MediaRows id="media" items={older} copy={copy}>
        <ul role="list" className={styles.list}>
          {items.map((item) => (
            <li key={`${item.title} ${item.externalUrl}`}>
              <MediaCard item={item} copy={copy} picture={item.picture} className={styles.row} />
            </li>
          ))}
        </ul>
      </MediaRows>
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
