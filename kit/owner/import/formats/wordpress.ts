import type { Root } from "hast"
import { encodeAddress } from "../../../content/markdown/markdown"
import { decodePercent } from "../../../language/addresses"
import type { Format } from "../format"
import { htmlToMarkdown } from "../html-to-markdown"
import type { Proposal, ProposedPicture, SourceFiles } from "../offer"
import { attribute, isElement, plainWordsOf, walkElements } from "../texts/hast"
import { Losses } from "../texts/losses"
import { dayOf, postProposal, webAddress } from "./post-proposal"
import { wordpressHtml } from "./wordpress-html"
import { isWxr, readWxr, type Wxr, type WxrItem } from "./wxr"

/** Posts that are not for everybody, or not there any more. */
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
    const [closed, pages] = [
      posts.length - offered.length,
      whole.items.filter((item) => typeOf(item) === "page").length,
    ]
    if (closed > 0)
      tell(
        closed === 1
          ? "A private, protected or deleted post was left out."
          : `${closed} private, protected or deleted posts were left out.`,
      )
    if (pages > 0) tell(pages === 1 ? "A page was left out." : `${pages} pages were left out.`)
    const writers = new Set(offered.map((item) => textOf(item, "dc:creator")))
    const context: Context = {
      whole,
      attachments: attachmentsOf(whole),
      uploads: uploadsIn(whole),
      hasSeveralAuthors: writers.size > 1,
    }
    return offered.flatMap((item): Proposal[] => {
      const proposal = proposalOf(item, context)
      if (!proposal) tell(`"${titleOf(item) ?? textOf(item, "wp:post_id")}" was left out: there is no text in it.`)
      return proposal ? [proposal] : []
    })
  },
}

interface Context {
  readonly whole: Wxr
  /** Addresses by the ids of attachments. */
  readonly attachments: ReadonlyMap<string, string>
  readonly uploads: ReadonlyMap<string, readonly string[]>
  readonly hasSeveralAuthors: boolean
}

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

/** The pictures of posts by the ids of these. */
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
  const isPublished = status === "publish"
  const title = titleOf(item)
  const address = webAddress(textOf(item, "link"))
  const base = address ?? context.whole.site
  const site = {
    attachments: context.attachments,
    uploads: context.uploads.get(textOf(item, "wp:post_id") ?? "") ?? [],
    footnotes: item.meta.get("footnotes"),
  }
  const html = wordpressHtml(item.values.get("content:encoded") ?? "", site, losses)
  // The day that the site showed, in its own time zone.
  const day = dayOf(textOf(item, "wp:post_date")) ?? dayOf(textOf(item, "wp:post_date_gmt"))
  sayAuthor(item, context, losses)
  return postProposal({
    source: textOf(item, "guid") ?? address ?? `wordpress:${textOf(item, "wp:post_id")}`,
    title,
    text: htmlToMarkdown(html, {
      ...(base === undefined ? {} : { base }),
      ...(title === undefined ? {} : { title }),
      losses,
      prepare: (root) => preferOriginals(root, new Set(context.attachments.values())),
    }),
    excerpt: plainWordsOf(item.values.get("excerpt:encoded") ?? ""),
    date: isPublished ? day : undefined,
    slug: decodePercent(textOf(item, "wp:post_name") ?? ""),
    topics: item.categories.flatMap(({ domain, nicename, name }) =>
      ["category", "post_tag"].includes(domain) && nicename !== "uncategorized" ? [plainWordsOf(name)] : [],
    ),
    isDraft: !isPublished && status !== "future",
    publishOn: status === "future" ? day : undefined,
    picture: pictureOf(item, context),
    formerUrl: isPublished ? address : undefined,
  })
}

function sayAuthor(item: WxrItem, { whole, hasSeveralAuthors }: Context, losses: Losses): void {
  const login = textOf(item, "dc:creator")
  if (!hasSeveralAuthors || login === undefined) return
  losses.say(
    `In the source, this post is by ${whole.authors.get(login) || login}. This site names its owner as the author of all posts.`,
  )
}

function pictureOf(item: WxrItem, { attachments }: Context): ProposedPicture | undefined {
  const address = webAddress(attachments.get(item.meta.get("_thumbnail_id") ?? ""))
  if (address === undefined) return undefined
  const reference = encodeAddress(address)
  return { reference, url: reference }
}

/** WordPress shows scaled copies, such as team-300x200.jpg: the original is among the attachments. */
function preferOriginals(root: Root, originals: ReadonlySet<string>): void {
  for (const { node } of walkElements(root)) {
    const source = isElement(node, "img") ? attribute(node, "src") : undefined
    const original = source?.replace(/-\d+x\d+(?=\.\w+$)/, "")
    if (original !== undefined && originals.has(original)) node.properties.src = original
  }
}
