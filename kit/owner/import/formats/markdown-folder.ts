import { posix } from "node:path"
import type { Root } from "hast"
import rehypeStringify from "rehype-stringify"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { withLineFeeds } from "../../../content/json/source-text"
import { encodeAddress, findExceededLimit } from "../../../content/markdown/markdown"
import { decodePercent } from "../../../language/addresses"
import { type Format, ImportRefusal } from "../format"
import { htmlToMarkdown } from "../html-to-markdown"
import type { Proposal, SourceFiles } from "../offer"
import { attribute, isElement, walkElements, wordsOf } from "../texts/hast"
import { Losses } from "../texts/losses"
import type { FindPicture } from "../texts/pictures"
import { readDate } from "./dates"
import { FrontMatterError, frontMatter } from "./front-matter"
import { plainMarkdown } from "./plain-markdown"
import { dayOf, postProposal, webAddress } from "./post-proposal"
import { readEach } from "./read-each"
import { isRecord, textAt, valueAt } from "./records"

/** Jekyll's names: the day and the slug of a post. */
const dated = /^(\d{4}-\d{2}-\d{2})-(.+)$/

/** Folders of site generators that hold no content. */
export const notContent =
  /(?:^|\/)(?:node_modules|themes?|layouts?|archetypes|_?includes|_layouts|_site|public|vendor|templates?|\.[^/]*)\//

/** Folders that hold posts, wherever a site has such a one. */
const ofPosts = /(?:^|\/)(?:_?posts?|_drafts|blogs?|articles?|writing)\//i

/** A folder of Markdown files with front matter, or one such file: Hugo, Jekyll, Astro, Hashnode, and others. */
export const markdownFolder: Format = {
  name: "Markdown files with front matter",
  recognizes: async (files) => {
    for (const path of textsIn(files).slice(0, 20)) if (await begins(files, path)) return true
    return false
  },
  read: async (files, tell = () => {}) => {
    const all = textsIn(files)
    const posts = all.some((path) => ofPosts.test(path)) ? all.filter((path) => ofPosts.test(path)) : all
    const others = all.length - posts.length
    if (others > 0)
      tell(others === 1 ? "A page that is no post was left out." : `${others} pages that are no posts were left out.`)
    const common = commonFolder(files.paths)
    return readEach(posts, tell, async (path) => {
      try {
        const proposal = postOf(path, path.slice(common.length), await files.text(path), files)
        if (!proposal) tell(`${path} was left out: there is no text in it.`)
        return proposal ? [proposal] : []
      } catch (error) {
        if (error instanceof FrontMatterError)
          throw new ImportRefusal(`${path}: ${error.message}. Mend this, and import again.`)
        if (error instanceof ImportRefusal) throw new ImportRefusal(`${path}: ${error.message}`)
        throw error
      }
    })
  },
}

/** Texts that may be posts: no guides, and none of Hugo's pages of sections. */
const textsIn = (files: SourceFiles): readonly string[] =>
  files.paths.filter((path) => {
    const name = posix.basename(path).toLowerCase()
    return (
      /\.(?:md|mdx|markdown)$/.test(name) &&
      !/^(?:readme|license|changelog|contributing|_index)\./.test(name) &&
      !notContent.test(path)
    )
  })

async function begins(files: SourceFiles, path: string): Promise<boolean> {
  if (dated.test(posix.basename(path))) return true
  return /^\ufeff?\s*(?:---[ \t]*\r?\n|\+\+\+[ \t]*\r?\n|\{\s*")/.test(await files.text(path))
}

/** An archive may hold everything in one folder, whose name differs from export to export. */
function commonFolder(paths: readonly string[]): string {
  const [first = ""] = paths
  const folder = first.slice(0, first.indexOf("/") + 1)
  return folder !== "" && paths.every((path) => path.startsWith(folder)) ? folder : ""
}

/**
 * @param path of the file
 * @param identity its path within the source
 */
function postOf(path: string, identity: string, text: string, files: SourceFiles): Proposal | undefined {
  const { settings, body } = frontMatter(text) ?? { settings: {}, body: text }
  const excess = findExceededLimit(withLineFeeds(body))
  if (excess) throw new ImportRefusal(`${excess.message} ${excess.advice} Then import again.`)
  const losses = new Losses()
  const formerUrl = webAddress(
    textAt(settings, "canonical_url", "canonicalURL", "canonicalUrl", "canonical", "url", "link"),
  )
  const title = textAt(settings, "title")
  const find = pictureFinder(path, files)
  const picture = coverOf(settings, find)
  const html = String(toHtml.processSync(plainMarkdown(body, path.endsWith(".mdx"), losses)))
  const base = formerUrl === undefined ? {} : { base: formerUrl }
  const told = title === undefined ? {} : { title }
  const name = nameOf(path)
  return postProposal({
    source: identity,
    title,
    text: htmlToMarkdown(html, { ...base, ...told, find, losses, titlesAreCaptions: true, prepare: nameHeadings }),
    excerpt: textAt(settings, "description", "summary", "excerpt", "subtitle", "lead", "seoDescription", "abstract"),
    date: dateOf(textAt(settings, ...dateKeys), name.day),
    slug: textAt(settings, "slug") ?? name.slug,
    topics: topicsOf(settings, path),
    isDraft: isDraft(settings, path),
    picture,
    formerUrl,
  })
}

/** What cannot be told of a date is asked, unless the name of the file says the day. */
const dateOf = (written: string | undefined, day: string | undefined): string | undefined =>
  day === undefined || readDate(written ?? "").date !== undefined ? written : day

const dateKeys = [
  "date",
  "pubDate",
  "publishDate",
  "publishedDate",
  "datePublished",
  "publishedAt",
  "published_at",
  "created",
  "published",
]

const toHtml = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze()

/** Generators give headings ids as GitHub does, to which texts link. */
function nameHeadings(root: Root): void {
  for (const { node } of walkElements(root)) {
    if (!isElement(node, "h1", "h2", "h3", "h4", "h5", "h6") || attribute(node, "id") !== undefined) continue
    const words = wordsOf(node).trim().toLowerCase()
    node.properties.id = words.replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, "").replace(/\s/g, "-")
  }
}

/** The name of a post, and its day if Jekyll's name has it: of its file, or of Hugo's folder with an index. */
function nameOf(path: string): { readonly slug: string; readonly day: string | undefined } {
  const file = posix
    .basename(path)
    .replace(/\.\w+$/, "")
    .replace(/\.[a-z]{2}$/, "")
  const name = file === "index" ? posix.basename(posix.dirname(path)) : file
  const [, day, slug] = dated.exec(name) ?? []
  return { slug: slug ?? name, day: dayOf(day) }
}

function isDraft(settings: unknown, path: string): boolean {
  if (!isRecord(settings)) return false
  const says = (key: string) => String(valueAt(settings, key)).toLowerCase()
  return (
    says("draft") === "true" ||
    says("published") === "false" ||
    says("status") === "draft" ||
    /(?:^|\/)_drafts\//.test(path)
  )
}

function topicsOf(settings: Readonly<Record<string, unknown>>, path: string): readonly string[] {
  const groups = [settings, valueAt(settings, "taxonomies")].filter(isRecord)
  return groups.flatMap((group) =>
    ["categories", "category", "topics", "tags", "tag"].flatMap((key) =>
      topicsIn(valueAt(group, key), key.endsWith("s") && isOfJekyll(path)),
    ),
  )
}

const isOfJekyll = (path: string): boolean => /(?:^|\/)_(?:posts|drafts)\//.test(path)

/** Jekyll divides a text at spaces, others at commas. */
function topicsIn(value: unknown, dividedAtSpaces: boolean): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textAt({ each }, "each", "each.name", "each.slug") ?? [])
  if (typeof value !== "string") return []
  return value.includes(",") ? value.split(",") : dividedAtSpaces ? value.split(/\s+/) : [value]
}

const coverKeys = [
  ...[
    "image",
    "cover",
    "coverImage",
    "cover_image",
    "heroImage",
    "featured_image",
    "featuredImage",
    "thumbnail",
    "banner",
    "images",
  ],
  ...[
    "cover.image",
    "cover.src",
    "image.src",
    "image.url",
    "image.path",
    "image.feature",
    "header.image",
    "header.teaser",
    "heroImage.src",
  ],
]

function coverOf(settings: unknown, find: FindPicture) {
  const written = textAt(settings, ...coverKeys)
  if (written === undefined) return undefined
  const reference = encodeAddress(written)
  const file = find(written)
  if (file) return { reference, ...file }
  return webAddress(written) === undefined ? undefined : { reference, url: reference }
}

interface PathIndex {
  readonly known: ReadonlySet<string>
  /** By the last part of a path. */
  readonly byName: ReadonlyMap<string, readonly string[]>
}

const indexes = new WeakMap<readonly string[], PathIndex>()

/** Made once for all texts of a source. */
function indexOf(paths: readonly string[]): PathIndex {
  const made = indexes.get(paths)
  if (made) return made
  const byName = new Map<string, string[]>()
  for (const path of paths) {
    const same = byName.get(posix.basename(path))
    if (same) same.push(path)
    else byName.set(posix.basename(path), [path])
  }
  const index = { known: new Set(paths), byName }
  indexes.set(paths, index)
  return index
}

/** Looks for a picture beside the text, then where generators keep files: a path from the root may lie in static/, public/ or assets/. */
function pictureFinder(path: string, files: SourceFiles): FindPicture {
  const { known, byName } = indexOf(files.paths)
  return (written) => {
    const [named = ""] = written.split(/[?#]/, 1)
    if (named === "" || /^[a-z][a-z0-9+.-]*:|^\/\//i.test(named)) return undefined
    const decoded = decodePercent(named)
    const beside = posix.normalize(posix.join(posix.dirname(path), decoded))
    if (!decoded.startsWith("/") && known.has(beside)) return { path: beside }
    const end = `/${decoded.replace(/^(?:[@~]\/|\/|(?:\.{1,2}\/)+)/, "")}`
    const found = [...(byName.get(posix.basename(end)) ?? [])]
      .filter((file) => `/${file}`.endsWith(end))
      .sort((one, other) => one.length - other.length)[0]
    return found === undefined ? undefined : { path: found }
  }
}
