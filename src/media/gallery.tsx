import { graphql } from "gatsby"
import * as styles from "./gallery.module.css"
import { MediaCard } from "./media-card"
import { MediaRows } from "./media-rows"

interface GalleryProps {
  id: string
  heading: string
  /** Shown larger, beside its words, with its picture at once. */
  lead?: ReadonlyArray<Queries.LeadMediaFragment>
  items: ReadonlyArray<Queries.FeaturedMediaFragment>
  older?: ReadonlyArray<Queries.MediaRowFragment>
  copy: Queries.MediaCopyFragment
}

/** Appearances with large pictures, two beside each other, below the lead. */
export function Gallery({ id, heading, lead = [], items, older = [], copy }: GalleryProps) {
  const all = [...lead, ...items]
  if (all.length + older.length === 0) return null
  const firstPicture = all.findIndex(({ picture }) => picture)
  return (
    <section className={styles.gallery} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <MediaRows id={`${id}-years`} items={older} copy={copy}>
        {all.length > 0 && (
          <ul role="list" className={styles.list}>
            {all.map((item, index) => (
              <li key={`${item.title} ${item.externalUrl}`}>
                <MediaCard
                  item={item}
                  copy={copy}
                  picture={item.picture}
                  className={index < lead.length ? styles.lead : undefined}
                  priority={lead.length > 0 && index === firstPicture}
                />
              </li>
            ))}
          </ul>
        )}
      </MediaRows>
    </section>
  )
}

export const galleryFragment = graphql`
  fragment LeadMedia on MediaJson {
    ...MediaCard
    picture: imageUrl {
      picture(slot: leadMedia) {
        ...Picture
      }
    }
  }

  fragment FeaturedMedia on MediaJson {
    ...MediaCard
    picture: imageUrl {
      picture(slot: featuredMedia) {
        ...Picture
      }
    }
  }
`
