import { posix } from "node:path"
import { parseFeed as parseAnyFeed } from "feedsmith"
import { told } from "../../../content/sentences/sentences"
import type { Proposal, SourceFiles } from "../candidate"
import { type FileFormat, ImportRefusal, quoted } from "../format"
import { plainWordsOf } from "../texts/hast"
import { textFromHtml } from "../texts/to-markdown"
import { parseFeed } from "./parse-feed"
import { isPodcast } from "./podcast"
import { postProposal, webAddress } from "./post-proposal"
import { readEach } from "./read-each"
import { coverPicture } from "./source-pictures"

/** A blog's feed in RSS, Atom or JSON, which almost every blog has. */
export const blogFeed: FileFormat = {
  name: "a blog’s feed",
  async isOf(path, files) {
    if (!/\.(?:xml|rss|atom|json)$/i.test(path)) return false
    const text = await files.text(path)
    const start = text.slice(0, 5000)
    return !isPodcast(text) && (/<(?:rss|feed|rdf:RDF)[\s>]/.test(start) || isJsonFeed.test(start))
  },
  read: async (path, files, tell) => {
    const posts = await readEach(entriesIn(path, await files.text(path), files), tell, async (entry) => {
      const name = quoted(entry.title ?? entry.address ?? "")
      try {
        const post = postOfEntry(entry)
        if (post === undefined) tell(told("import.noWords", { name }))
        return post ? [post] : []
      } catch (error) {
        if (!(error instanceof ImportRefusal)) throw error
        throw new ImportRefusal(`${name}: ${error.message}`)
      }
    })
    return posts.sort((one, other) => dayOf(other).localeCompare(dayOf(one)))
  },
}

const isJsonFeed = /"version"\s*:\s*"https:\\?\/\\?\/jsonfeed\.org/

const dayOf = ({ values }: Proposal): string => String(values.date ?? values.publishOn ?? "9")

/** An entry of a feed, whatever its format. */
interface FeedEntry {
  readonly title: string | undefined
  readonly html: string
  /** Whether the feed has the whole text, as far as its format can say. */
  readonly isWhole: boolean
  readonly excerpt: string | undefined
  readonly address: string | undefined
  readonly date: string | undefined
  readonly topics: readonly string[]
  readonly picture?: string | undefined
}

function entriesIn(path: string, text: string, { name }: SourceFiles): readonly FeedEntry[] {
  const end = /<\/(?:rss|feed|rdf:RDF)>\s*$/.exec(text)?.[0] ?? (isJsonFeed.test(text) ? "}" : "</feed>")
  const { format, feed } = parseFeed(text, path, end, (written) => parseAnyFeed(written))
  const entries =
    format === "atom"
      ? (feed.entries ?? []).map(atomEntry)
      : format === "json"
        ? (feed.items ?? []).map(jsonEntry)
        : (feed.items ?? []).map((item) => rssEntry(item))
  if (entries.length === 0)
    throw new ImportRefusal(told(path === name ? "import.feed.empty" : "import.feed.emptyIn", { path, name }))
  return entries
}

type Parsed = ReturnType<typeof parseAnyFeed<string>>
type FeedOf<Format> = Extract<Parsed, { readonly format: Format }>["feed"]
type RssItem = NonNullable<FeedOf<"rss">["items"]>[number]
type RdfItem = NonNullable<FeedOf<"rdf">["items"]>[number]
type AtomEntry = NonNullable<FeedOf<"atom">["entries"]>[number]
type JsonItem = NonNullable<FeedOf<"json">["items"]>[number]

function rssEntry(item: RssItem | RdfItem): FeedEntry {
  const { title, link, content, description } = item
  const guid = "guid" in item ? item.guid?.value : undefined
  const enclosures = "enclosures" in item ? (item.enclosures ?? []) : []
  return {
    title,
    html: content?.encoded ?? description ?? "",
    isWhole: content?.encoded !== undefined,
    excerpt: content?.encoded === undefined ? undefined : description,
    address: webAddress(link) ?? webAddress(guid),
    date: ("pubDate" in item ? item.pubDate : undefined) ?? item.dc?.dates?.[0],
    topics: "categories" in item ? (item.categories ?? []).flatMap(({ name }) => name ?? []) : [],
    picture: item.media?.thumbnails?.[0]?.url ?? enclosures.find(({ type }) => type?.startsWith("image/"))?.url,
  }
}

function atomEntry({ title, content, summary, links = [], published, updated, categories = [] }: AtomEntry): FeedEntry {
  const { type = "text" } = content ?? summary ?? {}
  const words = content?.value ?? summary?.value ?? ""
  const link = links.find(({ rel = "alternate", href }) => rel === "alternate" && webAddress(href) !== undefined)
  return {
    title: title?.value,
    html: type === "text" && !/<\w/.test(words) ? `<p>${words}</p>` : words,
    isWhole: content?.value !== undefined,
    excerpt: content?.value === undefined ? undefined : summary?.value,
    address: link?.href,
    date: published ?? updated,
    topics: categories.flatMap(({ term, label }) => label ?? term ?? []),
  }
}

const jsonEntry = (item: JsonItem): FeedEntry => ({
  title: item.title,
  html: item.content_html ?? `<p>${(item.content_text ?? "").split(/\n{2,}/).join("</p><p>")}</p>`,
  isWhole: true,
  excerpt: item.summary,
  address: webAddress(item.url),
  date: item.date_published,
  topics: item.tags ?? [],
  picture: item.image ?? item.banner_image,
})

/** How feeds end a text that they have cut off. */
const isCut = /(?:…|\.\.\.|\[&hellip;\]|\[…\]|continue reading|read more|weiterlesen)\s*(?:→|»)?\s*$/i

function postOfEntry({ address, html, isWhole, date, topics, ...entry }: FeedEntry): Proposal | undefined {
  const title = entry.title === undefined ? undefined : plainWordsOf(entry.title)
  const excerpt = entry.excerpt === undefined ? undefined : plainWordsOf(entry.excerpt)
  const [picture] = coverPicture(webAddress(entry.picture), () => undefined)
  return postProposal({
    title,
    text: textFromHtml(html, { base: address, title }),
    // Most feeds put the first words of the text here instead.
    excerpt: excerpt !== undefined && isCut.test(excerpt) ? undefined : excerpt,
    date,
    slug: address && posix.basename(new URL(address).pathname).replace(/\.html?$/i, ""),
    topics,
    picture,
    addresses: address === undefined ? [] : [address],
    notes: !isWhole && isCut.test(plainWordsOf(html)) ? [told("import.feed.beginning")] : [],
  })
}
