import { graphql } from "gatsby"
import * as styles from "./featured-media.module.css"
import { MediaCard } from "./media-card"

interface FeaturedMediaProps {
  heading: string
  items: ReadonlyArray<Queries.FeaturedMediaFragment>
  copy: Queries.MediaCopyFragment
}

/** The first appearances, with large pictures: one leads, the others stand beside it. */
export function FeaturedMedia({ heading, items, copy }: FeaturedMediaProps) {
  if (items.length === 0) return null
  const firstPicture = items.findIndex(({ beside }) => beside)
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <h2 id="featured">{heading}</h2>
      <ul role="list" className={styles.list}>
        {items.map((item, index) => (
          <li key={`${item.title} ${item.externalUrl}`}>
            <MediaCard
              item={item}
              copy={copy}
              picture={index === 0 ? item.lead : item.beside}
              className={index === 0 ? styles.lead : undefined}
              priority={index === firstPicture}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Two slots for the same picture. Widest: 882 px for the lead, on a tablet where it fills the page; 545 px for the others. */
export const featuredMediaFragment = graphql`
  fragment FeaturedMedia on MediaJson {
    ...MediaCard
    lead: imageUrl {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 882
          aspectRatio: 1.7778
          outputPixelDensities: [0.41, 0.57, 0.72, 0.8, 0.95, 1.2, 1.45, 1.81]
          sizes: "(min-width: 1248px) 635px, (min-width: 960px) 51vw, (min-width: 500px) 92vw, calc(100vw - 40px)"
          placeholder: NONE
          formats: [AUTO, WEBP, AVIF]
        )
      }
    }
    beside: imageUrl {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 588
          aspectRatio: 1.7778
          outputPixelDensities: [0.6, 0.85, 0.93, 1.2, 1.4, 1.7, 1.9]
          sizes: "(min-width: 1248px) 545px, (min-width: 640px) 44vw, (min-width: 500px) 92vw, calc(100vw - 40px)"
          placeholder: NONE
          formats: [AUTO, WEBP, AVIF]
        )
      }
    }
  }
`
