import { parseAtomFeed } from "feedsmith"
import type { Proposal } from "../candidate"
import type { FileFormat } from "../format"
import { readDate } from "./dates"
import { parseFeed } from "./parse-feed"
import { definedQuestions, definedValues, secureLink } from "./values"

/** The feed of a YouTube channel, which has its last fifteen videos: https://www.youtube.com/feeds/videos.xml?channel_id=… */
export const youtubeFeed: FileFormat = {
  name: "a YouTube channel’s feed",
  isOf: async (path, files) =>
    /\.(?:xml|atom)$/i.test(path) &&
    /<feed\s[^>]*youtube\.com\/xml\/schemas/.test((await files.text(path)).slice(0, 2000)),
  read: async (path, files) => videosIn(await files.text(path), path),
}

function videosIn(text: string, path: string): Proposal[] {
  const { entries = [] } = parseFeed(text, path, "</feed>", parseAtomFeed)
  return entries.map((entry) => {
    const title = entry.title?.value?.trim() ?? ""
    const { link, notes } = secureLink(
      entry.links?.find(({ rel }) => rel === undefined || rel === "alternate")?.href ?? "",
    )
    const { date, question } = readDate(entry.published ?? "")
    const art = entry.media?.groups?.[0]?.thumbnails?.[0]?.url
    return {
      kind: "media" as const,
      title: title || link,
      values: definedValues({ title, type: "video", platform: "YouTube", imageUrl: art, externalUrl: link, date }),
      pictures: art === undefined ? [] : [{ reference: art, url: art }],
      notes,
      ...definedQuestions({ date: question }),
    }
  })
}
