import { graphql } from "gatsby"
import { Section } from "../ui/section"
import { MediaCard } from "./media-card"
import { MediaRows } from "./media-rows"
import * as styles from "./podcasts.module.css"

interface PodcastsProps {
  heading: string
  /** Those whose pictures the page has shown above. */
  featured: ReadonlyArray<Queries.MediaCardFragment>
  items: ReadonlyArray<Queries.PodcastFragment>
  older?: ReadonlyArray<Queries.MediaRowFragment>
  copy: Queries.MediaCopyFragment
}

/** All podcasts, for visitors who only listen: a featured one in words alone, the others with their pictures. */
export function Podcasts({ heading, featured, items, older = [], copy }: PodcastsProps) {
  const all = [...featured.map((item) => ({ ...item, picture: null })), ...items]
  if (all.length + older.length === 0) return null
  return (
    <Section heading={heading} id="podcasts">
      <MediaRows id="podcasts" items={older} copy={copy}>
        {all.length > 0 && (
          <ul role="list" className={styles.list}>
            {all.map((item) => (
              <li key={`${item.title} ${item.externalUrl}`}>
                <MediaCard item={item} copy={copy} picture={item.picture} className={styles.row} />
              </li>
            ))}
          </ul>
        )}
      </MediaRows>
    </Section>
  )
}

export const podcastFragment = graphql`
  fragment Podcast on MediaJson {
    ...MediaCard
    picture: imageUrl {
      picture(slot: mediaRow) {
        ...Picture
      }
    }
  }
`
