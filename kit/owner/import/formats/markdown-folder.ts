import { posix } from "node:path"
import { isGroup } from "../../../content/json/edit-json"
import { told } from "../../../content/sentences/sentences"
import type { Proposal, SourceFiles } from "../candidate"
import { type Format, ImportRefusal, quoted, tellLeftOut } from "../format"
import { type HtmlOptions, htmlToMarkdown, type MarkdownOfHtml } from "../html-to-markdown"
import { Losses } from "../texts/losses"
import type { FindPost } from "../texts/post-links"
import { readDate } from "./dates"
import { type FormerPath, formerPathsOf } from "./former-paths"
import { type FrontMatter, FrontMatterError, frontMatter, type Settings } from "./front-matter"
import { type KnownPost, postFinder } from "./known-posts"
import { textOfMarkdown } from "./markdown-text"
import { notionName, notionPage } from "./notion"
import { plainTemplate } from "./plain-markdown"
import { isToCome, postProposal, webAddress } from "./post-proposal"
import { proposeEach, readEach } from "./read-each"
import { textAt, valueAt } from "./records"
import { coverPicture, pictureFinder } from "./source-pictures"
import { languageIn, type Translation, translationsIn } from "./translations"

/** Jekyll's names: the day and the slug of a post. */
const dated = /^(\d{4}-\d{2}-\d{2})-(.+)$/

/** Folders of site generators that hold no content. */
export const notContent =
  /(?:^|\/)(?:node_modules|themes?|layouts?|archetypes|_?includes|_layouts|_site|public|vendor|templates?|\.[^/]*)\//

/** Folders that hold posts, wherever a site has such a one. */
const ofPosts = /(?:^|\/)(?:_?posts?|_drafts|blogs?|articles?|writing)\//i

/**
 * A folder of Markdown files with front matter, or one such file: Hugo, Jekyll, Astro, Obsidian, Hashnode, and others. Posts in HTML have front matter
 * too; pages of Notion have their properties in its place.
 */
export const markdownFolder: Format = {
  name: "Markdown files with front matter or of Notion",
  recognizes: async (files) => {
    for (const path of textsIn(files).slice(0, 20)) if (await begins(files, path)) return true
    return false
  },
  read: async (files, tell = () => {}) => {
    const all: string[] = []
    for (const path of textsIn(files)) if (!isHtml(path) || (await begins(files, path))) all.push(path)
    const posts = all.some((path) => ofPosts.test(path)) ? all.filter((path) => ofPosts.test(path)) : all
    tellLeftOut(tell, "noPost", all.length - posts.length)
    const common = commonFolder(files.paths)
    const formerPath = await formerPathsOf(files)
    const texts = await readEach(posts, tell, async (path) => {
      try {
        return [sourceText(path, path.slice(common.length), await files.text(path), formerPath)]
      } catch (error) {
        if (!(error instanceof FrontMatterError)) throw error
        throw new ImportRefusal(told("import.markdown.settings", { path, why: error.message }))
      }
    })
    const [finder, translations] = [postFinder(texts), translationsIn(posts)]
    return proposeEach(texts, tell, {
      nameOf: ({ path }) => path,
      propose: (text) => postOf(text, { files, findPost: finder(text.path), translation: translations.get(text.path) }),
    })
  },
}

/** Texts that may be posts: no guides, and none of Hugo's pages of sections. */
const textsIn = (files: SourceFiles): readonly string[] =>
  files.paths.filter((path) => {
    const name = posix.basename(path).toLowerCase()
    return (
      /\.(?:md|mdx|markdown|html?)$/.test(name) &&
      !/^(?:readme|license|changelog|contributing|_index)\./.test(name) &&
      !notContent.test(path)
    )
  })

const isHtml = (path: string): boolean => /\.html?$/i.test(path)

async function begins(files: SourceFiles, path: string): Promise<boolean> {
  if ((dated.test(posix.basename(path)) || notionName(path) !== undefined) && !isHtml(path)) return true
  const text = await files.text(path)
  return /^\ufeff?\s*(?:---[ \t]*\r?\n|\+\+\+[ \t]*\r?\n|\{\s*")/.test(text)
}

/** An archive may hold everything in one folder, whose name differs from export to export. */
function commonFolder(paths: readonly string[]): string {
  const [first = ""] = paths
  const folder = first.slice(0, first.indexOf("/") + 1)
  return folder !== "" && paths.every((path) => path.startsWith(folder)) ? folder : ""
}

/** A text before it is converted. */
interface SourceText extends KnownPost, FrontMatter {
  readonly path: string
  readonly slug: string
  readonly date: string | undefined
  readonly formerUrl: string | undefined
  readonly formerPaths: readonly string[]
}

function pageOf(path: string, text: string): FrontMatter {
  return frontMatter(text) ?? (notionName(path) === undefined ? { settings: {}, body: text } : notionPage(text))
}

/**
 * @param path of the file
 * @param source its path within the source, which is its identity
 * @throws FrontMatterError if its settings cannot be read
 */
function sourceText(path: string, source: string, text: string, formerPath: FormerPath): SourceText {
  const { settings, body } = pageOf(path, text)
  const name = nameOf(path)
  const written = textsAt(settings, "canonicalurl", "canonical", "url", "link", "permalink")
  const formerUrl = written.map(webAddress).find((each) => each !== undefined)
  const [permalink] = pathsIn(settings, "permalink", "url")
  const given = textAt(settings, "slug") ?? permalink
  const slug = given === undefined ? name.slug : lastPart(given) || name.slug
  const date = dateIn(settings, name.day)
  const topics = topicsOf({ categories: valueAt(settings, "categories") }, path)
  const own = permalink === undefined ? formerPath({ path, settings, slug, date, topics }) : undefined
  const others = pathsIn(settings, "permalink", "url", "aliases", "alias", "redirectfrom", "oldurls", "redirects")
  const formerPaths = own === undefined ? others : [own, ...others]
  return {
    path,
    source,
    settings,
    body,
    slug,
    date,
    formerUrl,
    formerPaths,
    addresses: [...(formerUrl === undefined ? [] : [formerUrl]), ...formerPaths],
    // Obsidian's aliases are other names.
    names: [slug, name.slug, name.stem, fileStem(path), ...textsOf(valueAt(settings, "aliases"))],
  }
}

const textsAt = (settings: Settings, ...keys: readonly string[]): string[] =>
  keys.flatMap((key) => textAt(settings, key) ?? [])

const lastPart = (path: string): string =>
  posix.basename(path.replace(/\/(?:index\.html?)?$/i, "")).replace(/\.html?$/i, "")

const textsOf = (value: unknown): string[] =>
  [value].flat().flatMap((each) => (typeof each === "string" ? [each.trim()] : []))

/** @returns the paths among settings, which may be lists; one with a place holder is a pattern, and one without a slash a name */
const pathsIn = (settings: Settings, ...keys: readonly string[]): string[] =>
  keys.flatMap((key) => textsOf(valueAt(settings, key))).filter((path) => /^\/[^\s:?#{}]+$/.test(path))

interface Surroundings {
  readonly files: SourceFiles
  readonly findPost: FindPost
  readonly translation: Translation | undefined
}

function postOf(text: SourceText, { files, findPost, translation }: Surroundings): Proposal | undefined {
  const { path, source, settings, body, formerUrl, formerPaths } = text
  const losses = new Losses()
  const title = textAt(settings, "title")
  const find = pictureFinder(path, files)
  const picture = coverPicture(textAt(settings, ...coverKeys), find, losses)
  const excerpt = textAt(settings, ...excerptKeys)
  const options: HtmlOptions = {
    base: formerUrl,
    title,
    find,
    findPost,
    losses,
  }
  const isTranslation = translation !== undefined && !translation.isFirst
  if (isTranslation) losses.say(told("import.markdown.translation", { language: translation.language }))
  sayOthers(settings, [title, excerpt], losses)
  return postProposal({
    source,
    title,
    text: textIn(path, body, options, losses),
    excerpt,
    date: text.date,
    slug: isTranslation ? `${text.slug}-${translation.language}` : text.slug,
    topics: topicsOf(settings, path),
    isDraft: isDraft(settings, path),
    picture,
    formerUrl,
    formerPaths,
  })
}

function textIn(path: string, body: string, options: HtmlOptions, losses: Losses): MarkdownOfHtml {
  if (!isHtml(path)) return textOfMarkdown(path, body, options)
  return htmlToMarkdown(plainTemplate(body, losses), options)
}

const excerptKeys = ["description", "summary", "excerpt", "subtitle", "lead", "seodescription", "abstract"]

const dateKeys = [
  "date",
  "pubdate",
  "publishdate",
  "publisheddate",
  "datepublished",
  "publishedat",
  "created",
  "published",
]

/** Hugo plans a post by publishDate, whatever its date. What cannot be told of a date is asked, unless the name of the file says the day. */
function dateIn(settings: Settings, ofName: string | undefined): string | undefined {
  const planned = textAt(settings, "publishdate")
  if (isToCome(planned)) return planned
  const written = dateKeys
    .map((key) => textAt(settings, key))
    .find((each) => each !== undefined && !/^(?:true|false)$/.test(each))
  return ofName === undefined || readDate(written ?? "").date !== undefined ? written : ofName
}

/** Settings that say something to readers, and have no place here. */
function sayOthers(settings: Settings, known: readonly (string | undefined)[], losses: Losses): void {
  const all = Object.entries(settings).flatMap(([key, value]) =>
    isGroup(value)
      ? Object.entries(value).map(([inner, each]) => [`${key}.${inner}`, each] as const)
      : [[key, value] as const],
  )
  const others = all.flatMap(([key, value]) => {
    const isLong = typeof value === "string" && value.trim().split(/\s+/).length > 3 && !/^https?:/.test(value)
    // Of Notion's properties, these are what is left.
    const isSentence = isLong || key === "properties"
    const isKnown =
      known.includes(String(value).trim()) ||
      /date|^created|^modified|^publish|^layout$|^permalink$|tags|categories|topics/i.test(key)
    return isSentence && !isKnown ? [`${key} (${quoted(String(value).trim())})`] : []
  })
  if (others.length > 0) losses.say(told("import.markdown.others", { settings: others.join(", ") }))
}

const fileStem = (path: string): string => posix.basename(path).replace(/\.\w+$/, "")

/** The name of a post, and its day if Jekyll's name has it: of its file, or of Hugo's folder with an index. */
function nameOf(path: string): { readonly slug: string; readonly stem: string; readonly day: string | undefined } {
  const file = notionName(path) ?? fileStem(path)
  const language = languageIn(path)
  const stem = language === undefined ? file : file.slice(0, -language.length - 1)
  const name = stem === "index" ? posix.basename(posix.dirname(path)) : stem
  const [, day, slug] = dated.exec(name) ?? []
  return { slug: slug ?? name, stem: name, day }
}

function isDraft(settings: Settings, path: string): boolean {
  const says = (key: string, value: string) => String(valueAt(settings, key)).trim().toLowerCase() === value
  return (
    says("draft", "true") ||
    says("published", "false") ||
    says("private", "true") ||
    says("status", "draft") ||
    /(?:^|\/)_drafts\//.test(path)
  )
}

function topicsOf(settings: Settings, path: string): readonly string[] {
  const groups = [settings, valueAt(settings, "taxonomies")].filter(isGroup)
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
  "image",
  "cover",
  "coverimage",
  "heroimage",
  "featuredimage",
  "featureimage",
  "thumbnail",
  "banner",
  "images",
  "cover.image",
  "cover.src",
  "image.src",
  "image.url",
  "image.path",
  "image.feature",
  "image.teaser",
  "header.image",
  "header.teaser",
  "heroimage.src",
  "ogimage",
  "socialimage",
]
