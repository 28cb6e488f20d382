import { ExternalLink } from "../ui/links/external-link"
import { Section } from "../ui/section"
import { Appeared } from "../ui/text/appeared"
import * as styles from "./podcasts.module.css"

interface PodcastsProps {
  heading: string
  items: ReadonlyArray<Queries.MediaCardFragment>
}

/** An index of all podcasts, including featured ones, for visitors who only listen: a line for each, since each has its card above. */
export function Podcasts({ heading, items }: PodcastsProps) {
  const podcasts = items.filter(({ type }) => type === "podcast")
  if (podcasts.length === 0) return null
  return (
    <Section heading={heading} id="podcasts">
      <ul role="list" className={styles.list}>
        {podcasts.map(({ title, externalUrl, platform, appeared }) => (
          <li key={`${title} ${externalUrl}`}>
            <ExternalLink href={externalUrl}>{title}</ExternalLink>
            <span>{platform}</span>
            {appeared && (
              <span>
                <Appeared appeared={appeared} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
