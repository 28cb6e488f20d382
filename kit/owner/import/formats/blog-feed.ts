import { posix } from "node:path"
import { parseFeed as parseAnyFeed } from "feedsmith"
import { told } from "../../../content/sentences/sentences"
import type { Proposal, SourceFiles } from "../candidate"
import { type FileFormat, ImportRefusal, quoted, type Tell, tellLeftOut } from "../format"
import { htmlToMarkdown } from "../html-to-markdown"
import { plainWordsOf } from "../texts/hast"
import { Losses } from "../texts/losses"
import { type KnownPost, postFinder } from "./known-posts"
import { parseFeed } from "./parse-feed"
import { isPodcast } from "./podcast"
import { isToCome, newestFirst, postProposal, webAddress } from "./post-proposal"
import { proposeEach } from "./read-each"
import { coverPicture } from "./source-pictures"
import { isWxr } from "./wxr"

/** A blog's feed in RSS, Atom or JSON, which almost every blog has. Blogger's export is such a feed with all posts. */
export const blogFeed: FileFormat = {
  name: "a blog’s feed",
  async isOf(path, files) {
    if (!/\.(?:xml|rss|atom|json)$/i.test(path)) return false
    const text = await files.text(path)
    return (
      !isWxr(text) && !isPodcast(text) && (isXmlFeed.test(text.slice(0, 5000)) || isJsonFeed.test(text.slice(0, 5000)))
    )
  },
  read: async (path, files, tell) => postsIn(path, await files.text(path), files, tell),
}

const isXmlFeed = /<(?:rss|feed|rdf:RDF)[\s>]/
const isJsonFeed = /"version"\s*:\s*"https:\\?\/\\?\/jsonfeed\.org/

/** An entry of a feed, whatever its format. */
interface FeedEntry extends KnownPost {
  readonly title: string | undefined
  readonly html: string
  /** Whether the feed has the whole text, as far as its format can say it. */
  readonly isWhole: boolean
  readonly excerpt?: string | undefined
  readonly address: string | undefined
  readonly date: string | undefined
  readonly topics: readonly string[]
  readonly isDraft?: boolean
  readonly picture?: string | undefined
}

async function postsIn(path: string, text: string, { name }: SourceFiles, tell: Tell): Promise<Proposal[]> {
  const end = /<\/(?:rss|feed|rdf:RDF)>\s*$/.exec(text)?.[0] ?? (isJsonFeed.test(text) ? "}" : "</feed>")
  const parsed = parseFeed(text, path, end, (feed) => parseAnyFeed(feed))
  const entries = entriesIn(parsed, text, tell)
  if (entries.length === 0)
    throw new ImportRefusal(told(path === name ? "import.feed.empty" : "import.feed.emptyIn", { path, name }))
  const finder = postFinder(entries)
  const proposals = await proposeEach(entries, tell, {
    nameOf: ({ title, source }) => quoted(title ?? source),
    propose: (entry) => proposalOf(entry, finder(entry.address)),
  })
  return newestFirst(proposals)
}

function entriesIn({ format, feed }: Parsed, text: string, tell: Tell): FeedEntry[] {
  if (format === "atom") return atomEntries(feed.entries ?? [], rawEntries(text), tell)
  if (format === "json") return (feed.items ?? []).map(jsonEntry)
  return (feed.items ?? []).map((item) => rssEntry(item))
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
  const address = webAddress(link) ?? webAddress(guid)
  const enclosure =
    "enclosures" in item ? item.enclosures?.find(({ type }) => type?.startsWith("image/"))?.url : undefined
  const categories = "categories" in item ? (item.categories ?? []).flatMap(({ name }) => name ?? []) : []
  return {
    source: guid ?? address ?? title ?? "",
    title,
    html: content?.encoded ?? description ?? "",
    isWhole: content?.encoded !== undefined,
    excerpt: content?.encoded === undefined ? undefined : description,
    address,
    addresses: address === undefined ? [] : [address],
    date: ("pubDate" in item ? item.pubDate : undefined) ?? item.dc?.dates?.[0],
    topics: categories,
    picture: item.media?.thumbnails?.[0]?.url ?? enclosure,
  }
}

/** Blogger's exports mix comments, pages and settings with the posts. Older exports name the kind in a category, newer ones in an element of their own. */
const bloggerKind = /schemas\.google\.com\/blogger\/2008\/kind#(\w+)|<blogger:type>\s*(\w+)/

function atomEntries(entries: readonly AtomEntry[], raw: readonly string[], tell: Tell): FeedEntry[] {
  const others = new Map<string, number>()
  const posts = entries.flatMap((entry, index): FeedEntry[] => {
    const written = raw[index] ?? ""
    const kind =
      bloggerKind
        .exec(written)
        ?.slice(1)
        .find((each) => each !== undefined)
        ?.toLowerCase() ?? "post"
    if (kind === "post") return [atomEntry(entry, written)]
    others.set(kind, (others.get(kind) ?? 0) + 1)
    return []
  })
  for (const kind of ["comment", "page"] as const) tellLeftOut(tell, kind, others.get(kind) ?? 0)
  return posts
}

/** The entries as text, for Blogger's elements, which the parser does not read. */
const rawEntries = (text: string): string[] => text.split(/<entry[\s>]/).slice(1)

function atomEntry(
  { id, title, content, summary, links = [], published, updated, categories = [], app }: AtomEntry,
  raw: string,
): FeedEntry {
  const link = links.find(({ rel = "alternate", href }) => rel === "alternate" && webAddress(href) !== undefined)?.href
  const status = /<blogger:status>\s*(\w+)/.exec(raw)?.[1]
  const path = /<blogger:filename>\s*(\/[^<\s]+)/.exec(raw)?.[1]
  const isPlain = (content ?? summary)?.type === "text" || (content ?? summary)?.type === undefined
  const words = content?.value ?? summary?.value ?? ""
  return {
    source: id ?? link ?? title?.value ?? "",
    title: title?.value,
    html: isPlain && !/<\w/.test(words) ? `<p>${words}</p>` : words,
    isWhole: content?.value !== undefined,
    excerpt: content?.value === undefined ? undefined : summary?.value,
    address: link,
    addresses: [...(link === undefined ? [] : [link]), ...(path === undefined ? [] : [path])],
    date: published ?? updated,
    topics: categories.flatMap(({ term, label, scheme = "" }) => (/kind$/.test(scheme) ? [] : (label ?? term ?? []))),
    isDraft: app?.control?.draft === true || (status !== undefined && status !== "LIVE"),
  }
}

const jsonEntry = (item: JsonItem): FeedEntry => ({
  source: item.id ?? item.url ?? item.title ?? "",
  title: item.title,
  html: item.content_html ?? `<p>${(item.content_text ?? "").split(/\n{2,}/).join("</p><p>")}</p>`,
  isWhole: true,
  excerpt: item.summary,
  address: webAddress(item.url),
  addresses: item.url === undefined ? [] : [item.url],
  date: item.date_published,
  topics: item.tags ?? [],
  picture: item.image ?? item.banner_image,
})

/** How feeds end a text that they have cut off. */
const isCut = /(?:…|\.\.\.|\[&hellip;\]|\[…\]|continue reading|read more|weiterlesen)\s*(?:→|»)?\s*$/i

function proposalOf(entry: FeedEntry, findPost: ReturnType<ReturnType<typeof postFinder>>): Proposal | undefined {
  const { address, addresses = [], title, html, date, topics, isDraft = false } = entry
  const losses = new Losses()
  if (!entry.isWhole && isCut.test(plainWordsOf(html))) losses.say(told("import.feed.beginning"))
  const plainTitle = title === undefined ? undefined : plainWordsOf(title)
  const picture = coverPicture(webAddress(entry.picture), () => undefined, losses)
  const excerpt = entry.excerpt === undefined ? undefined : plainWordsOf(entry.excerpt)
  return postProposal({
    source: entry.source,
    title: plainTitle,
    text: htmlToMarkdown(html, {
      base: address,
      title: plainTitle,
      findPost,
      losses,
    }),
    // Most feeds put the first words of the text here instead.
    excerpt: excerpt !== undefined && isCut.test(excerpt) ? undefined : excerpt,
    date: isDraft && !isToCome(date) ? undefined : date,
    slug: address === undefined ? undefined : posix.basename(new URL(address).pathname).replace(/\.html?$/i, ""),
    topics,
    isDraft,
    picture,
    formerUrl: isDraft ? undefined : address,
    formerPaths: addresses.filter((each) => each.startsWith("/")),
  })
}
