import { posix } from "node:path"
import { told } from "../../../content/sentences/sentences"
import { decodePercent } from "../../../language/addresses"
import type { Proposal, SourceFiles } from "../candidate"
import { type FileFormat, ImportRefusal } from "../format"
import { parseHtml } from "../texts/hast"
import { fileAddress } from "../texts/post-links"
import { readPage } from "../texts/read-page"
import { textFromHtml, textFromMarkdown } from "../texts/to-markdown"
import { readDate } from "./dates"
import { FrontMatterError, frontMatter, textAt, textsAt } from "./front-matter"
import { postProposal, webAddress } from "./post-proposal"
import { coverPicture, pictureFinder } from "./source-pictures"

/**
 * Texts in Markdown or HTML, each a post: what site generators, Obsidian and Notion have, and Medium, Substack and LinkedIn export. Their details are in the
 * front matter, in the page's own markup, or in the name of the file.
 */
export const textFiles: FileFormat = {
  name: "text in Markdown or HTML",
  isOf: async (path) => isText(path),
  read: async (path, files, tell) => {
    const post = await postIn(path, files)
    if (post === undefined) tell(told("import.noWords", { name: path }))
    return post ? [post] : []
  },
}

/** Folders that hold posts, wherever they are in a site. */
const ofPosts = /(?:^|\/)(?:_?posts?|_drafts|blogs?|articles?|writing)\//i

/** Folders of site generators that hold no content. */
const ofPrograms = /(?:^|\/)(?:node_modules|themes?|layouts?|archetypes|_?includes|_site|public|vendor|\.[^/]*)\//

/** Guides, and Hugo's pages of sections. */
const ofGuides = /(?:^|\/)(?:readme|license|changelog|contributing|_index)\.\w+$/i

const isText = (path: string): boolean => /\.(?:md|markdown|html?)$/i.test(path)

/** @returns the paths of a source, without texts that are not posts: if there is a folder of posts, all texts outside it */
export function withoutOtherTexts(paths: readonly string[]): readonly string[] {
  const texts = paths.filter((path) => isText(path) && !ofPrograms.test(path) && !ofGuides.test(path))
  const posts = texts.filter((path) => ofPosts.test(path))
  const read = new Set(posts.length > 0 ? posts : texts)
  return paths.filter((path) => read.has(path) || (!isText(path) && (texts.length === 0 || !ofPrograms.test(path))))
}

async function postIn(path: string, files: SourceFiles): Promise<Proposal | undefined> {
  try {
    return read(path, await files.text(path), files)
  } catch (error) {
    if (error instanceof FrontMatterError)
      throw new ImportRefusal(told("import.markdown.settings", { path, why: error.message }))
    if (!(error instanceof ImportRefusal)) throw error
    throw new ImportRefusal(`${path}: ${error.message}`)
  }
}

function read(path: string, written: string, files: SourceFiles): Proposal | undefined {
  const { settings, body } = frontMatter(written)
  const page = /\.html?$/i.test(path) ? readPage(parseHtml(body)) : undefined
  const name = nameOfText(path)
  const address = webAddress(textAt(settings, "canonicalurl", "canonical", "permalink", "url", "link") ?? page?.address)
  const title = textAt(settings, "title") ?? page?.title
  const find = pictureFinder(path, files)
  const options = { base: address ?? fileAddress(path), title, find }
  const date = textAt(settings, "date", "pubdate", "publishdate", "published", "publishedat", "created") ?? page?.date
  const [picture, lost] = coverPicture(textAt(settings, ...coverKeys), find)
  return postProposal({
    title,
    name: name.words,
    text: page ? textFromHtml(page.text, options) : textFromMarkdown(body, options),
    excerpt: textAt(settings, "description", "summary", "excerpt", "subtitle") ?? page?.excerpt,
    // The owner is asked about an ambiguous date, unless the name of the file says the day.
    date: name.day === undefined || readDate(date ?? "").date !== undefined ? date : name.day,
    slug: textAt(settings, "slug") ?? name.slug,
    topics: textsAt(settings, "categories", "category", "topics", "tags", "tag"),
    picture,
    addresses: [fileAddress(path), ...(address === undefined ? [] : [address])],
    notes: lost === undefined ? [] : [lost],
  })
}

const coverKeys = ["image", "cover", "cover.image", "coverimage", "heroimage", "featuredimage", "thumbnail", "images"]

/** What the name of a file says: the day that Jekyll and Medium begin it with, a slug, and words for a title. In Hugo, the folder has this name. */
function nameOfText(path: string) {
  const file = decodePercent(posix.basename(path)).replace(/\.\w+$/, "")
  const stem = file === "index" ? posix.basename(posix.dirname(path)) : file
  const [, day, rest = stem] = /^(\d{4}-\d{2}-\d{2})[-_](.+)$/.exec(stem) ?? []
  // Substack's number of a post.
  const named = rest.replace(/^\d{4,}\./, "")
  const words = named.replace(/[-_]+/g, " ").trim()
  return {
    day,
    slug: /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(named) ? named : undefined,
    words: words.charAt(0).toUpperCase() + words.slice(1),
  }
}
