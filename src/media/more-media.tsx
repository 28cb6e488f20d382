import { graphql } from "gatsby"
import { Section } from "../ui/section"
import { MediaCard } from "./media-card"
import * as styles from "./more-media.module.css"

interface MoreMediaProps {
  heading: string
  items: ReadonlyArray<Queries.MoreMediaFragment>
  copy: Queries.MediaCopyFragment
}

/** The appearances after the featured ones, a row each. */
export function MoreMedia({ heading, items, copy }: MoreMediaProps) {
  if (items.length === 0) return null
  return (
    <Section heading={heading}>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={`${item.title} ${item.externalUrl}`}>
            <MediaCard item={item} copy={copy} picture={item.row} className={styles.row} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const moreMediaFragment = graphql`
  fragment MoreMedia on MediaJson {
    ...MediaCard
    row: imageUrl {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 240
          aspectRatio: 1.7778
          outputPixelDensities: [0.5, 0.76, 1, 1.12, 1.3, 1.55, 2]
          sizes: "(min-width: 640px) 240px, 34vw"
          placeholder: NONE
          formats: [AUTO, WEBP, AVIF]
        )
      }
    }
  }
`
