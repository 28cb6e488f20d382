import type { ArticleLeaf, EventLeaf, PodcastEpisodeLeaf } from "schema-dts"
import type { PictureFile } from "../../../pictures/picture"
import { filled } from "../filled"
import { pictureAddress } from "../picture-address"
import { ownerOf, type SiteFacts } from "../site-facts"

/**
 * An appearance elsewhere. A podcast is an episode of its show, an interview an article in its magazine, a talk an event at its conference:
 * schema.org names lectures as events, and whether there is a recording, which a VideoObject would claim, the content does not say.
 * A date that is words for readers is none for programs, and a talk has none: with one, search engines would want the place too.
 */
export function appearance(
  facts: SiteFacts,
  { type, title, platform, externalUrl, appeared }: Queries.MediaCardFragment,
  picture: PictureFile,
): PodcastEpisodeLeaf | ArticleLeaf | EventLeaf {
  const common = { name: title, url: externalUrl, ...filled({ image: pictureAddress(picture, facts) }) }
  if (type === "talk")
    return {
      "@type": "Event",
      ...common,
      performer: ownerOf(facts),
      superEvent: { "@type": "Event", name: platform },
    }
  if (type === "podcast")
    return {
      "@type": "PodcastEpisode",
      ...common,
      ...filled({ datePublished: appeared?.iso }),
      contributor: ownerOf(facts),
      partOfSeries: { "@type": "PodcastSeries", name: platform },
    }
  return {
    "@type": "Article",
    ...common,
    ...filled({ datePublished: appeared?.iso }),
    contributor: ownerOf(facts),
    isPartOf: { "@type": "CreativeWork", name: platform },
  }
}
