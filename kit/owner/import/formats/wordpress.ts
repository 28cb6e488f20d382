import type { Root } from "hast"
import { encodeAddress } from "../../../content/markdown/markdown"
import { told } from "../../../content/sentences/sentences"
import type { Proposal, ProposedPicture, SourceFiles } from "../candidate"
import { type Format, quoted, tellLeftOut } from "../format"
import { htmlToMarkdown } from "../html-to-markdown"
import { attribute, elementsIn, isElement, plainWordsOf } from "../texts/hast"
import { Losses } from "../texts/losses"
import type { FindPost } from "../texts/post-links"
import { postFinder } from "./known-posts"
import { isToCome, postProposal, webAddress } from "./post-proposal"
import { proposeEach } from "./read-each"
import { wordpressHtml } from "./wordpress-html"
import { isWxr, readWxr, type Wxr, type WxrItem } from "./wxr"

/** Statuses of posts that are not public, or no longer exist. */
const notOffered = ["private", "trash", "auto-draft", "inherit"]

/** WordPress's export (Tools, Export): one or several files of WXR. */
export const wordpress: Format = {
  name: "a WordPress export",
  recognizes: async (files) => (await exportsIn(files)).length > 0,
  read: async (files, tell = () => {}) => {
    const parts = (await exportsIn(files)).map(({ path, text }) => readWxr(path, text))
    const whole: Wxr = {
      items: parts.flatMap(({ items }) => items),
      authors: new Map(parts.flatMap(({ authors }) => [...authors])),
      site: parts.find(({ site }) => site !== undefined)?.site,
    }
    const posts = whole.items.filter((item) => typeOf(item) === "post")
    const offered = posts.filter((item) => !isClosed(item))
    tellLeftOut(tell, "closedPost", posts.length - offered.length)
    tellLeftOut(tell, "page", whole.items.filter((item) => typeOf(item) === "page").length)
    for (const sentence of otherTypes(whole.items)) tell(sentence)
    tellLeftOut(
      tell,
      "comment",
      offered.reduce((sum, { comments }) => sum + comments, 0),
    )
    const writers = new Set(offered.map((item) => textOf(item, "dc:creator")))
    const context: Context = {
      whole,
      attachments: attachmentsOf(whole),
      uploads: uploadsIn(whole),
      blocks: new Map(
        whole.items.flatMap((item) => (typeOf(item) === "wp_block" ? [[idOf(item), contentOf(item)] as const] : [])),
      ),
      findPost: postFinder(offered.map(knownPost))(whole.site),
      hasSeveralAuthors: writers.size > 1,
    }
    return proposeEach(offered, tell, {
      nameOf: (item) => `"${titleOf(item) ?? textOf(item, "wp:post_id")}"`,
      propose: (item) => proposalOf(item, context),
    })
  },
}

interface Context {
  readonly whole: Wxr
  /** Addresses by the ids of attachments. */
  readonly attachments: ReadonlyMap<string, string>
  readonly uploads: ReadonlyMap<string, readonly string[]>
  /** Blocks that several posts share, by their ids. */
  readonly blocks: ReadonlyMap<string, string>
  readonly findPost: FindPost
  readonly hasSeveralAuthors: boolean
}

const idOf = (item: WxrItem): string => textOf(item, "wp:post_id") ?? ""

const contentOf = (item: WxrItem): string => item.values.get("content:encoded") ?? ""

const identityOf = (item: WxrItem): string =>
  textOf(item, "guid") ?? webAddress(textOf(item, "link")) ?? `wordpress:${idOf(item)}`

function knownPost(item: WxrItem) {
  const addresses = [textOf(item, "link"), textOf(item, "guid")].filter((each) => webAddress(each) !== undefined)
  return {
    source: identityOf(item),
    addresses: addresses.filter((each) => each !== undefined),
    names: [textOf(item, "wp:post_name") ?? "", ...item.oldSlugs],
  }
}

/** What WordPress keeps for itself and for its themes: no text of the owner's. */
const ownTypes =
  /^(?:post|page|attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|acf-.*|elementor_.*|jp_.*|e-.*|.*_scheduled_event|shop_order.*|flamingo_.*)$/

/** @returns a sentence for each type of a theme's or plugin's that has texts */
function otherTypes(items: readonly WxrItem[]): string[] {
  const titles = new Map<string, string[]>()
  for (const item of items) {
    const type = typeOf(item)
    if (type === "" || ownTypes.test(type) || isClosed(item)) continue
    titles.set(type, [...(titles.get(type) ?? []), titleOf(item) ?? idOf(item)])
  }
  return [...titles].map(([type, all]) => {
    const [titles, more] = [quoted(...all.slice(0, maxNamed)), Math.max(0, all.length - maxNamed)]
    return told("import.wordpress.type", { type, titles, more })
  })
}

/** Titles of a type that are named. */
const maxNamed = 20

async function exportsIn(files: SourceFiles): Promise<Array<{ path: string; text: string }>> {
  const paths = files.paths.filter((path) => /\.(?:xml|wxr)$/i.test(path))
  const texts = await Promise.all(paths.map(async (path) => ({ path, text: await files.text(path) })))
  return texts.filter(({ text }) => isWxr(text))
}

const textOf = ({ values }: WxrItem, name: string): string | undefined => values.get(name)?.trim() || undefined

const typeOf = (item: WxrItem): string => textOf(item, "wp:post_type") ?? ""

const titleOf = (item: WxrItem): string | undefined => plainWordsOf(textOf(item, "title") ?? "") || undefined

const isClosed = (item: WxrItem): boolean =>
  notOffered.includes(textOf(item, "wp:status") ?? "") || textOf(item, "wp:post_password") !== undefined

const attachmentsOf = ({ items }: Wxr): ReadonlyMap<string, string> =>
  new Map(
    items.flatMap((item) => {
      const [id, address] = [textOf(item, "wp:post_id"), textOf(item, "wp:attachment_url")]
      return id === undefined || address === undefined ? [] : [[id, address] as const]
    }),
  )

/** The pictures of each post, by the post's id. */
function uploadsIn({ items }: Wxr): ReadonlyMap<string, readonly string[]> {
  const uploads = new Map<string, string[]>()
  for (const item of items) {
    const [post, address] = [textOf(item, "wp:post_parent") ?? "", textOf(item, "wp:attachment_url") ?? ""]
    if (/\.(?:png|jpe?g|webp|avif|gif)$/i.test(address)) uploads.set(post, [...(uploads.get(post) ?? []), address])
  }
  return uploads
}

function proposalOf(item: WxrItem, context: Context): Proposal | undefined {
  const losses = new Losses()
  const status = textOf(item, "wp:status") ?? "publish"
  const [isPublished, isPlanned] = [status === "publish", status === "future"]
  const title = titleOf(item)
  const address = webAddress(textOf(item, "link"))
  const base = address ?? context.whole.site
  const site = {
    attachments: context.attachments,
    uploads: context.uploads.get(idOf(item)) ?? [],
    blocks: context.blocks,
    footnotes: item.meta.get("footnotes"),
  }
  const html = wordpressHtml(contentOf(item), site, losses)
  // Readers saw the day of the site's own clock.
  const day = [textOf(item, "wp:post_date"), textOf(item, "wp:post_date_gmt")].find((each) => /[1-9]/.test(each ?? ""))
  const picture = pictureOf(item, context, losses)
  sayAuthor(item, context, losses)
  return postProposal({
    source: identityOf(item),
    title,
    text: htmlToMarkdown(html, {
      base,
      title,
      losses,
      findPost: context.findPost,
      prepare: (root) => preferOriginals(root, new Set(context.attachments.values())),
    }),
    excerpt: plainWordsOf(item.values.get("excerpt:encoded") ?? ""),
    date: isPublished || isPlanned || isToCome(day) ? day : undefined,
    slug: textOf(item, "wp:post_name"),
    topics: item.categories.flatMap(({ domain, nicename, name }) =>
      ["category", "post_tag"].includes(domain) && nicename !== "uncategorized" ? [plainWordsOf(name)] : [],
    ),
    isDraft: !isPublished && !isPlanned,
    isPlanned,
    picture,
    formerUrl: isPublished ? address : undefined,
    formerPaths: isPublished ? formerPathsOf(item, address) : [],
  })
}

/** WordPress redirects from the names that a post had before. */
const formerPathsOf = (item: WxrItem, address: string | undefined): string[] =>
  address === undefined || !/[^/]\/?$/.test(new URL(address).pathname)
    ? []
    : item.oldSlugs.map((slug) => new URL(address).pathname.replace(/[^/]+(\/?)$/, (_, end: string) => slug + end))

function sayAuthor(item: WxrItem, { whole, hasSeveralAuthors }: Context, losses: Losses): void {
  const login = textOf(item, "dc:creator")
  if (!hasSeveralAuthors || login === undefined) return
  losses.say(told("import.wordpress.author", { name: whole.authors.get(login) || login }))
}

function pictureOf(item: WxrItem, { attachments }: Context, losses: Losses): ProposedPicture | undefined {
  const id = item.meta.get("_thumbnail_id") ?? ""
  const address = webAddress(attachments.get(id))
  if (address === undefined) {
    if (/^[1-9]/.test(id)) losses.say(told("import.wordpress.picture"))
    return undefined
  }
  const reference = encodeAddress(address)
  return { reference, url: reference }
}

/** WordPress shows scaled copies, such as team-300x200.jpg: the original is among the attachments. */
function preferOriginals(root: Root, originals: ReadonlySet<string>): void {
  for (const node of elementsIn(root)) {
    const source = isElement(node, "img") ? attribute(node, "src") : undefined
    const original = source?.replace(/-\d+x\d+(?=\.\w+$)/, "")
    if (original !== undefined && originals.has(original)) node.properties.src = original
  }
}
