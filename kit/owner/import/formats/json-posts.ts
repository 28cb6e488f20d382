import { slugOf } from "../../../language/slug"
import { type FileFormat, ImportRefusal } from "../format"
import type { HtmlOptions, MarkdownOfHtml } from "../html-to-markdown"
import { htmlToMarkdown } from "../html-to-markdown"
import type { Proposal, SourceFiles } from "../offer"
import { Losses } from "../texts/losses"
import type { FindPost } from "../texts/post-links"
import { FrontMatterError, frontMatter } from "./front-matter"
import { type KnownPost, postFinder } from "./known-posts"
import { textOfMarkdown } from "./markdown-text"
import { isToCome, newestFirst, postProposal, webAddress } from "./post-proposal"
import { proposeEach } from "./read-each"
import { entriesOf, isRecord, textAt } from "./records"
import { coverPicture, pictureFinder } from "./source-pictures"

/** What an export has of a post. */
type Written = Readonly<Record<string, unknown>>

/** dev.to's articles.json, or what its API answers, and the export of Hashnode: lists of posts in Markdown. */
export const jsonPosts: FileFormat = {
  name: "an export of dev.to or Hashnode",
  async isOf(path, files) {
    if (!/\.json$/i.test(path)) return false
    const text = await files.text(path)
    return /^\ufeff?\s*[[{]/.test(text) && /"(?:body_markdown|contentMarkdown)"\s*:/.test(text)
  },
  read: async (path, files, tell) => {
    const posts = postsOf(path, await files.text(path))
    if (posts.length === 0) throw new ImportRefusal(`${path} has no posts where dev.to and Hashnode have them.`)
    const finder = postFinder(posts.map(knownPost))
    const proposals = await proposeEach(posts, tell, {
      nameOf: (post) => `“${textAt(post, "title") ?? path}”`,
      propose: (post) => proposalOf(path, post, files, finder(knownPost(post).addresses?.[0])),
    })
    return newestFirst(proposals)
  },
}

/** The list, or the list in a group of it. */
function postsOf(path: string, text: string): Written[] {
  try {
    const content: unknown = JSON.parse(text.replace(/^\ufeff/, ""))
    const lists = [content, ...(isRecord(content) ? Object.values(content) : [])]
    return lists
      .flatMap(entriesOf)
      .filter(isRecord)
      .filter((post) => bodyOf(post) !== undefined)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new ImportRefusal(`${path} is not whole: it is not valid JSON. Export again, and import that.`)
  }
}

const bodyOf = (post: Written): string | undefined =>
  textAt(post, "body_markdown", "contentMarkdown", "content.markdown", "body_html", "content")

function addressesOf(post: Written): string[] {
  const path = textAt(post, "path")
  const own = textAt(post, "url") ?? (path?.startsWith("/") ? `https://dev.to${path}` : undefined)
  return [textAt(post, "canonical_url", "canonicalUrl", "originalArticleURL"), own]
    .filter((each) => webAddress(each) !== undefined)
    .filter((each) => each !== undefined)
}

const knownPost = (post: Written): KnownPost => ({
  source: textAt(post, "id", "_id", "cuid") ?? addressesOf(post)[0] ?? textAt(post, "slug", "title") ?? "",
  addresses: addressesOf(post),
  names: [textAt(post, "slug") ?? ""],
})

function proposalOf(path: string, post: Written, files: SourceFiles, findPost: FindPost): Proposal | undefined {
  const losses = new Losses()
  const { settings, body } = withoutSettings(bodyOf(post) ?? "")
  const title = textAt(post, "title") ?? textAt(settings, "title")
  const [formerUrl] = addressesOf(post)
  const find = pictureFinder(path, files)
  const cover = textAt(post, "cover_image", "main_image", "coverImage", "coverImage.url", "cover_image_url")
  const date =
    textAt(post, "published_at", "publishedAt", "published_timestamp", "dateAdded") ?? textAt(settings, "date")
  const isDraft =
    post.published === false || post.isActive === false || (post.published === undefined && date === undefined)
  const picture = coverPicture(cover ?? textAt(settings, "coverimage"), find, losses)
  return postProposal({
    source: `posts:${knownPost(post).source}`,
    title,
    text: textOf(path, body, {
      ...(formerUrl === undefined ? {} : { base: formerUrl }),
      ...(title === undefined ? {} : { title }),
      find,
      findPost,
      losses,
    }),
    excerpt: textAt(post, "description", "brief", "subtitle", "seo.description") ?? textAt(settings, "description"),
    date: isDraft && !isToCome(date) ? undefined : date,
    slug: slugFor(textAt(post, "slug"), title),
    topics: topicsOf(post),
    isDraft,
    picture,
    formerUrl: isDraft ? undefined : formerUrl,
  })
}

/** What is written with dev.to's editor of old has its settings above it. */
function withoutSettings(text: string) {
  try {
    return frontMatter(text) ?? { settings: {}, body: text }
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error
    return { settings: {}, body: text }
  }
}

const textOf = (path: string, body: string, options: HtmlOptions): MarkdownOfHtml =>
  /^\s*<(?:p|div|h\d|article)\b/i.test(body) ? htmlToMarkdown(body, options) : textOfMarkdown(path, body, options)

/** dev.to ends an address with a number of its own. */
function slugFor(slug: string | undefined, title: string | undefined): string | undefined {
  const own = slugOf(title ?? "")
  return slug !== undefined && own !== "" && slug.startsWith(`${own}-`) ? own : slug
}

function topicsOf(post: Written): string[] {
  const list = [post.tag_list, post.tags, post.cached_tag_list].find((each) => each !== undefined && each !== null)
  if (typeof list === "string") return list.split(",").map((each) => each.trim())
  return entriesOf(list).flatMap((each) => textAt({ each }, "each", "each.name") ?? [])
}
