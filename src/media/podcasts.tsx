import { Section } from "../ui/section"
import { MediaCard } from "./media-card"
import { MediaRows } from "./media-rows"
import * as styles from "./podcasts.module.css"

interface PodcastsProps {
  heading: string
  items: ReadonlyArray<Queries.MediaCardFragment>
  older?: ReadonlyArray<Queries.MediaRowFragment>
  copy: Queries.MediaCopyFragment
}

/** An index of all podcasts, including featured ones, for visitors who only listen. */
export function Podcasts({ heading, items, older = [], copy }: PodcastsProps) {
  if (items.length === 0) return null
  return (
    <Section heading={heading} id="podcasts">
      <MediaRows id="podcasts" items={older} copy={copy}>
        <ul role="list" className={styles.list}>
          {items.map((item) => (
            <li key={`${item.title} ${item.externalUrl}`}>
              <MediaCard item={item} copy={copy} picture={null} />
            </li>
          ))}
        </ul>
      </MediaRows>
    </Section>
  )
}
