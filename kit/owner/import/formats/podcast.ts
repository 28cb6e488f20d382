import { posix } from "node:path"
import { parseRssFeed } from "feedsmith"
import { told } from "../../../content/sentences/sentences"
import { decodeEntities } from "../../../language/html-entities"
import type { Proposal, ProposedPicture, SourceFiles } from "../candidate"
import { type FileFormat, type Tell, tellLeftOut } from "../format"
import { readDate } from "./dates"
import { parseFeed } from "./parse-feed"
import { definedQuestions, definedValues, secureLink } from "./values"

/**
 * A podcast's feed: RSS 2.0 with the tags of Apple (https://help.apple.com/itc/podcasts_connect/#/itcb54353390) and of Podcasting 2.0
 * (https://podcasting2.org/docs/podcast-namespace).
 */
export const podcastFeed: FileFormat = {
  name: "a podcast’s feed",
  isOf: async (path, files) => /\.(?:xml|rss)$/i.test(path) && isPodcast(await files.text(path)),
  read: async (path, files, tell) =>
    episodesOf(await files.text(path), path, files, tell).sort((one, other) =>
      dateOf(other).localeCompare(dateOf(one)),
    ),
}

const dateOf = ({ values }: Proposal): string => String(values.date ?? "")

/** @returns whether a feed has recordings; a blog's may have pictures among its enclosures */
export const isPodcast = (text: string): boolean =>
  /<rss[\s>]/.test(text) &&
  /<enclosure\s[^>]*(?:type=["'](?:audio|video)\/|\.(?:mp3|m4a|mp4|ogg|wav)\b)|xmlns:(?:itunes|podcast)=/i.test(text)

type Feed = ReturnType<typeof parseRssFeed<string>>
type Item = NonNullable<Feed["items"]>[number]

function episodesOf(text: string, path: string, files: SourceFiles, tell: Tell): Proposal[] {
  const feed: Feed = parseFeed(text, path, "</rss>", parseRssFeed)
  const items = feed.items ?? []
  const open = items.filter(({ itunes }) => !itunes?.block)
  tellLeftOut(tell, "episode", items.length - open.length)
  return open.map((item) => episodeOf(item, feed, path, files))
}

function episodeOf(item: Item, feed: Feed, path: string, files: SourceFiles): Proposal {
  const show = wordsIn(feed.title)
  const title = wordsIn(item.itunes?.title) || wordsIn(item.title)
  const { link, notes } = linkOf(item)
  const picture = artOf(item, feed, path, files)
  const { date, question } = readDate(item.pubDate ?? "")
  const isEpisode = isRecorded(item)
  return {
    kind: "media",
    title: title || told("import.podcast.untitled", { day: item.pubDate && wordsIn(item.pubDate) }),
    values: definedValues({
      title,
      platform: show,
      imageUrl: picture?.reference,
      externalUrl: link,
      date,
      ...(isEpisode ? { type: "podcast" } : {}),
    }),
    pictures: picture ? [picture] : [],
    notes: [...notes, ...episodeNotes(item)],
    ...definedQuestions({
      date: question,
      type: isEpisode ? undefined : told("import.podcast.noRecording"),
    }),
  }
}

/** An announcement between episodes has no sound. */
const isRecorded = ({ enclosures, itunes, podcast }: Item): boolean =>
  (enclosures ?? []).length > 0 ||
  [itunes?.episodeType, itunes?.duration, itunes?.episode, podcast?.alternateEnclosures].some(
    (each) => each !== undefined,
  )

/** HTML's entities and tags, which a feed's plain texts should not have, but do: encoded once or twice. */
function wordsIn(written: string | undefined): string {
  const decoded = decodeEntities(decodeEntities(written ?? ""))
  return decoded
    .replace(/<\/?(?:[bi]|em|strong|span|p|br|a|h[1-6])(?:\s[^<>]*)?\/?>/gi, "")
    .replace(/\s+/g, " ")
    .trim()
}

/** The episode's page, else what is to be played. */
function linkOf(item: Item) {
  const permanent = item.guid?.isPermaLink !== false && /^https?:/.test(item.guid?.value ?? "") ? item.guid?.value : ""
  const page = decodeEntities(item.link?.trim() ?? "") || permanent
  if (page) return secureLink(page)
  const { link, notes } = secureLink(item.enclosures?.[0]?.url ?? "")
  return { link, notes: link ? [...notes, told("import.podcast.noPage")] : [] }
}

function episodeNotes({ itunes }: Item): string[] {
  const type = itunes?.episodeType?.toLowerCase()
  return type === "trailer" || type === "bonus" ? [told("import.podcast.type", { type })] : []
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
