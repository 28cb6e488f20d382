import { posix } from "node:path"
import { parseRssFeed } from "feedsmith"
import { type Format, ImportRefusal } from "../format"
import type { Proposal, ProposedPicture, SourceFiles } from "../offer"
import { isoDate } from "./dates"
import { definedValues, digestOf, secureLink, withoutRepeats } from "./identity"

/**
 * Podcast feeds: RSS 2.0 with the tags of Apple (https://help.apple.com/itc/podcasts_connect/#/itcb54353390) and of Podcasting 2.0
 * (https://podcasting2.org/docs/podcast-namespace).
 */
export const podcastFeeds: Format = {
  name: "a podcast’s feed",
  async recognizes(files) {
    for (const path of feedsIn(files)) if (isPodcast(await files.text(path))) return true
    return false
  },
  async read(files) {
    const proposals: Proposal[] = []
    for (const path of feedsIn(files)) {
      const text = await files.text(path)
      if (isPodcast(text)) proposals.push(...episodesOf(text, path, files))
    }
    return withoutRepeats(proposals).sort((one, other) => dateOf(other).localeCompare(dateOf(one)))
  },
}

const dateOf = ({ values }: Proposal): string => String(values.date ?? "")

const feedsIn = ({ paths }: SourceFiles): readonly string[] => paths.filter((path) => /\.(?:xml|rss)$/i.test(path))

/** WordPress's export is RSS too. */
const isPodcast = (text: string): boolean =>
  /<rss[\s>]/.test(text) && /<enclosure\s|xmlns:(?:itunes|podcast)=/.test(text) && !/<wp:wxr_version>/.test(text)

type Feed = ReturnType<typeof parseRssFeed<string>>
type Item = NonNullable<Feed["items"]>[number]

function parsed(text: string, path: string): Feed {
  // Entities of its own can make a few bytes into gigabytes. No feed needs any.
  if (/<!ENTITY/i.test(text)) throw new ImportRefusal(`${path} declares entities, which no feed needs. It is not read.`)
  if (!/<\/rss>\s*$/.test(text)) throw new ImportRefusal(`${path} ends early: it is no whole feed. Download it again.`)
  try {
    return parseRssFeed(text)
  } catch {
    throw new ImportRefusal(`${path} is no feed that can be read. Download it again.`)
  }
}

function episodesOf(text: string, path: string, files: SourceFiles): Proposal[] {
  const feed = parsed(text, path)
  const show = feed.title?.trim() ?? ""
  return (feed.items ?? []).flatMap((item) => {
    const title = (item.itunes?.title ?? item.title ?? "").trim()
    // Blocked from directories by its podcaster.
    if (title === "" || item.itunes?.block) return []
    const { link, notes } = linkOf(item)
    const picture = artOf(item, feed, path, files)
    return [
      {
        kind: "media" as const,
        source: `podcast:${item.guid?.value?.trim() || link || digestOf(show, title)}`,
        title,
        values: definedValues({
          title,
          type: "podcast",
          platform: show,
          imageUrl: picture?.reference,
          externalUrl: link,
          date: item.pubDate === undefined ? undefined : isoDate(item.pubDate),
        }),
        pictures: picture ? [picture] : [],
        notes: [...notes, ...episodeNotes(item)],
      },
    ]
  })
}

/** The episode's page, else what is to be played. */
function linkOf(item: Item) {
  const permanent = item.guid?.isPermaLink !== false && /^https?:/.test(item.guid?.value ?? "") ? item.guid?.value : ""
  const page = item.link?.trim() || permanent
  if (page) return secureLink(page)
  const { link, notes } = secureLink(item.enclosures?.[0]?.url ?? "")
  return { link, notes: link ? [...notes, "The feed names no page for it: the link leads to the recording."] : [] }
}

function episodeNotes({ itunes }: Item): string[] {
  const type = itunes?.episodeType?.toLowerCase()
  return type === "trailer" || type === "bonus" ? [`The feed calls it a ${type}.`] : []
}

/** The episode's art or its show's: the file beside the feed, if one has its name. */
function artOf(item: Item, feed: Feed, path: string, { paths }: SourceFiles): ProposedPicture | undefined {
  const url = [item.itunes?.image, item.podcast?.images?.[0]?.href, feed.itunes?.image, feed.image?.url].find(
    (each) => each !== undefined && each.trim() !== "",
  )
  if (url === undefined) return undefined
  const beside = posix.join(posix.dirname(path), fileNameIn(url))
  return paths.includes(beside) ? { reference: url, path: beside } : { reference: url, url }
}

function fileNameIn(url: string): string {
  try {
    return posix.basename(decodeURIComponent(new URL(url, "https://feed.invalid/").pathname))
  } catch {
    // An address that cannot be read names no file.
    return ""
  }
}
