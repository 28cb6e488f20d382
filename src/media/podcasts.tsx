import { Section } from "../ui/section"
import { MediaCard } from "./media-card"
import * as styles from "./podcasts.module.css"

interface PodcastsProps {
  heading: string
  items: ReadonlyArray<Queries.MediaCardFragment>
  copy: Queries.MediaCopyFragment
}

/** An index of all podcasts, including featured ones, for visitors who only listen. */
export function Podcasts({ heading, items, copy }: PodcastsProps) {
  const podcasts = items.filter(({ type }) => type === "podcast")
  if (podcasts.length === 0) return null
  return (
    <Section heading={heading} id="podcasts">
      <ul role="list" className={styles.list}>
        {podcasts.map((item) => (
          <li key={`${item.title} ${item.externalUrl}`}>
            <MediaCard item={item} copy={copy} picture={null} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
