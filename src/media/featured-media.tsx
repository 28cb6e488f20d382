import { graphql } from "gatsby"
import * as styles from "./featured-media.module.css"
import { MediaCard } from "./media-card"

interface FeaturedMediaProps {
  heading: string
  lead: ReadonlyArray<Queries.LeadMediaFragment>
  others: ReadonlyArray<Queries.FeaturedMediaFragment>
  copy: Queries.MediaCopyFragment
}

/** The first appearances, with large pictures: the lead, and the others next to it. */
export function FeaturedMedia({ heading, lead, others, copy }: FeaturedMediaProps) {
  const items = [...lead, ...others]
  if (items.length === 0) return null
  const firstPicture = items.findIndex(({ picture }) => picture)
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <h2 id="featured" className={styles.heading}>
        {heading}
      </h2>
      <ul role="list" className={styles.list}>
        {items.map((item, index) => (
          <li key={`${item.title} ${item.externalUrl}`}>
            <MediaCard
              item={item}
              copy={copy}
              picture={item.picture}
              className={index === 0 ? styles.lead : undefined}
              priority={index === firstPicture}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const featuredMediaFragment = graphql`
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
