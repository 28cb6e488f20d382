import type { ArticleLeaf, CreativeWorkLeaf, EventLeaf, PodcastEpisodeLeaf } from "schema-dts"
import type { PictureFile } from "../../../pictures/picture"
import { filled } from "../filled"
import { pictureAddress } from "../picture-address"
import { ownerOf, type SiteFacts } from "../site-facts"

/** Kinds that people come together for. */
const events = ["talk", "panel", "webinar", "workshop"]

/**
 * An appearance elsewhere. A podcast is an episode of its show, an interview an article in its magazine, a talk an event at its conference:
 * schema.org names lectures as events, and whether there is a recording, which a VideoObject would claim, the content does not say.
 * A video is a work of its platform, for the same reason. A date that is words for readers is none for programs, and an event has none: with
 * one, search engines would want the place too.
 */
export function appearance(
  facts: SiteFacts,
  { type, title, platform, externalUrl, appeared }: Queries.MediaCardFragment,
  picture: PictureFile,
): PodcastEpisodeLeaf | ArticleLeaf | CreativeWorkLeaf | EventLeaf {
  const common = { name: title, url: externalUrl, ...filled({ image: pictureAddress(picture, facts) }) }
  if (events.includes(type))
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
    "@type": type === "video" ? "CreativeWork" : "Article",
    ...common,
    ...filled({ datePublished: appeared?.iso }),
    contributor: ownerOf(facts),
    isPartOf: { "@type": "CreativeWork", name: platform },
  }
}
