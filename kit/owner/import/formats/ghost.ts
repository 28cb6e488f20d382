import type { Element, Root } from "hast"
import { h } from "hastscript"
import { isGroup, tryJson } from "../../../content/json/edit-json"
import { asList, getIn } from "../../../content/location/json-path"
import { told } from "../../../content/sentences/sentences"
import type { Proposal, SourceFiles } from "../candidate"
import { type Format, ImportRefusal, tellLeftOut } from "../format"
import { htmlToMarkdown } from "../html-to-markdown"
import {
  attribute,
  becomeLink,
  elementsIn,
  findElement,
  hasClass,
  isElement,
  plainWordsOf,
  removeElements,
  sayAround,
  wordsOf,
} from "../texts/hast"
import { Losses } from "../texts/losses"
import type { FindPicture } from "../texts/pictures"
import type { FindPost } from "../texts/post-links"
import { dayInZone } from "./dates"
import { postFinder } from "./known-posts"
import { postProposal, webAddress } from "./post-proposal"
import { proposeEach } from "./read-each"
import { textAt } from "./records"
import { coverPicture, pictureFinder } from "./source-pictures"

/** What Ghost's export writes in place of the site's address. */
const siteMark = /__GHOST_URL__/g

/** Ghost's export (Settings, Import/Export): the database as a JSON file, with the folder content/ beside it if pictures were exported too. */
export const ghost: Format = {
  name: "a Ghost export",
  recognizes: async (files) => (await exportIn(files)) !== undefined,
  read: async (files, tell = () => {}) => {
    const found = await exportIn(files)
    const database = found && databaseOf(found.path, found.text)
    if (!database) throw new ImportRefusal(told("import.ghost.none"))
    const all = asList(database.posts).filter(isGroup)
    const posts = all.filter(
      (post) => (textAt(post, "type") ?? (post.page === true || post.page === 1 ? "page" : "post")) === "post",
    )
    const open = posts.filter((post) => (textAt(post, "visibility") ?? "public") === "public")
    const offered = open.filter((post) => textAt(post, "status") !== "sent")
    tellLeftOut(tell, "memberPost", posts.length - open.length)
    tellLeftOut(tell, "email", open.length - offered.length)
    tellLeftOut(tell, "page", all.length - posts.length)
    const topics = topicsIn(database)
    const context: Context = {
      find: uploadFinder(files),
      findPost: postFinder(
        offered.map((post) => ({ source: identityOf(post), names: [textAt(post, "slug") ?? ""] })),
      )(),
      timeZone: textAt(
        asList(database.settings).find((each) => /^(?:active_)?timezone$/i.test(textAt(each, "key") ?? "")),
        "value",
      ),
    }
    return proposeEach(offered, tell, {
      nameOf: (post) => `"${textAt(post, "title", "slug") ?? told("import.ghost.post")}"`,
      propose: (post) => proposalOf(post, topics.get(String(post.id)) ?? [], context),
      sayEmpty,
    })
  },
}

async function exportIn(files: SourceFiles): Promise<{ path: string; text: string } | undefined> {
  for (const path of files.paths.filter((each) => /\.json$/i.test(each))) {
    const text = await files.text(path)
    if (
      /^\ufeff?\s*\{\s*"(?:db|meta|data)"\s*:/.test(text) &&
      /"posts"\s*:\s*\[/.test(text) &&
      /"exported_on"|"mobiledoc"|"lexical"/.test(text)
    )
      return { path, text }
  }
  return undefined
}

/** The tables: at the top of the file in older exports, in db otherwise. */
function databaseOf(path: string, text: string): Readonly<Record<string, unknown>> {
  const content = tryJson(text.replace(/^\ufeff/, ""))
  if (content === undefined) throw new ImportRefusal(told("import.ghost.cut", { path }))
  const data = getIn(asList(getIn(content, "db"))[0] ?? content, "data")
  if (isGroup(data) && Array.isArray(data.posts)) return data
  throw new ImportRefusal(told("import.ghost.noPosts", { path }))
}

/** A post without HTML may have its text only in the editor's format. Ghost writes the HTML when the post is saved again. */
const sayEmpty = (post: Readonly<Record<string, unknown>>, name: string): string => {
  const hasOther = textAt(post, "html") === undefined && textAt(post, "lexical", "mobiledoc") !== undefined
  return told(hasOther ? "import.noHtml" : "import.noWords", { name })
}

/** The names of each post's tags, by the post's id, in Ghost's order. Tags that begin with # are for themes. */
function topicsIn(database: Readonly<Record<string, unknown>>): ReadonlyMap<string, string[]> {
  const names = new Map(
    asList(database.tags)
      .filter(isGroup)
      .flatMap((tag) => {
        const name = textAt(tag, "name")
        const isInternal = textAt(tag, "visibility") === "internal" || name?.startsWith("#")
        return name === undefined || isInternal ? [] : [[String(tag.id), name] as const]
      }),
  )
  const topics = new Map<string, string[]>()
  const links = asList(database.posts_tags).filter(isGroup)
  for (const link of links.sort((one, other) => Number(one.sort_order ?? 0) - Number(other.sort_order ?? 0))) {
    const [post, name] = [String(link.post_id), names.get(String(link.tag_id))]
    if (name !== undefined) topics.set(post, [...(topics.get(post) ?? []), name])
  }
  return topics
}

interface Context {
  readonly find: FindPicture
  readonly findPost: FindPost
  /** Ghost shows days in the time zone of its settings. */
  readonly timeZone: string | undefined
}

const identityOf = (post: Readonly<Record<string, unknown>>): string => `ghost:${textAt(post, "uuid", "id", "slug")}`

function proposalOf(
  post: Readonly<Record<string, unknown>>,
  topics: readonly string[],
  { find, findPost, timeZone }: Context,
): Proposal | undefined {
  const title = textAt(post, "title")
  const status = textAt(post, "status") ?? "draft"
  // The canonical address may be on another site, so it is no base for relative links: those belong to this blog, whose address the export lacks.
  const canonical = webAddress(textAt(post, "canonical_url")?.replace(siteMark, ""))
  const losses = new Losses()
  const picture = coverPicture(textAt(post, "feature_image")?.replace(siteMark, ""), find, losses)
  return postProposal({
    source: identityOf(post),
    title: /^\(untitled\)$/i.test(title ?? "") ? undefined : title,
    text: htmlToMarkdown((textAt(post, "html") ?? "").replace(siteMark, ""), {
      title,
      find,
      findPost,
      losses,
      prepare,
    }),
    excerpt: plainWordsOf(textAt(post, "custom_excerpt", "meta_description") ?? ""),
    date:
      status === "published" || status === "scheduled" ? dayInZone(textAt(post, "published_at"), timeZone) : undefined,
    slug: textAt(post, "slug"),
    topics,
    isDraft: status !== "published" && status !== "scheduled",
    isPlanned: status === "scheduled",
    picture,
    formerUrl: status === "published" ? canonical : undefined,
  })
}

/** Finds pictures in content/images, if they were exported beside the posts. */
function uploadFinder(files: SourceFiles): FindPicture {
  const find = pictureFinder("/", files)
  return (written) => {
    const within = /\/content\/(images\/[^?#]+)/.exec(written)?.[1]?.replace(/^images\/size\/[^/]+\//, "images/")
    const found = within === undefined ? undefined : find(`/${within}`)
    return found && webAddress(written) !== undefined ? { ...found, url: written } : found
  }
}

/** The classes of cards that ask to subscribe, and of players' buttons. */
const surroundings = ["kg-signup-card", "kg-nft-card", "kg-audio-player", "kg-audio-thumbnail", "kg-video-overlay"]

/** Removes cards that ask for something, and turns Ghost's other cards into plain HTML. */
function prepare(root: Root, losses: Losses): void {
  removeElements(
    root,
    (node) => hasClass(node, ...surroundings, "kg-video-player-container"),
    (node) => sayAround(node, losses),
  )
  for (const node of elementsIn(root)) {
    if (hasClass(node, "kg-bookmark-card")) card(node, losses, "kg-bookmark-title")
    if (hasClass(node, "kg-file-card")) card(node, losses, "kg-file-card-title", "kg-file-card-filename")
    if (hasClass(node, "kg-callout-card")) node.tagName = "blockquote"
    if (hasClass(node, "kg-callout-emoji")) node.tagName = "span"
  }
}

/** A card that leads somewhere: a bookmark, or a file. */
function card(node: Element, losses: Losses, ...titles: readonly string[]): void {
  const link = findElement(node, (each) => isElement(each, "a"))
  const title = findElement(node, (each) => hasClass(each, ...titles))
  const caption = findElement(node, (each) => isElement(each, "figcaption"))
  const address = link && attribute(link, "href")
  if (address === undefined) return
  removeElements(node, (each) => each === caption)
  becomeLink(node, address, title ? wordsOf(title) : address, losses)
  if (caption) Object.assign(node, h("div", h("p", node.children), h("p", caption.children)))
}
