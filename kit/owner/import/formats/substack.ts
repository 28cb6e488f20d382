import { posix } from "node:path"
import { CsvError, parse } from "csv-parse/sync"
import type { Element, Root } from "hast"
import { h } from "hastscript"
import { tryJson } from "../../../content/json/edit-json"
import { asList, getIn } from "../../../content/location/json-path"
import { told } from "../../../content/sentences/sentences"
import { parseUrl } from "../../../language/addresses"
import { escapeAttribute } from "../../../language/html"
import type { Proposal, SourceFiles } from "../candidate"
import { type Format, ImportRefusal, tellLeftOut } from "../format"
import { htmlToMarkdown } from "../html-to-markdown"
import {
  attribute,
  becomeLink,
  elementsIn,
  findElement,
  hasClass,
  hasLetters,
  isElement,
  removeElements,
  replaceElement,
  spacedWordsOf,
  wordsOf,
} from "../texts/hast"
import { Losses } from "../texts/losses"
import type { FindPost } from "../texts/post-links"
import { type KnownPost, postFinder } from "./known-posts"
import { isToCome, postProposal, webAddress } from "./post-proposal"
import { proposeEach } from "./read-each"
import { textAt } from "./records"

const needed = ["post_id", "post_date", "is_published", "type", "audience", "title", "subtitle"]

/** Substack's export: posts.csv, and a file per post in posts/. */
export const substack: Format = {
  name: "a Substack export",
  recognizes: async (files) => {
    const list = listIn(files)
    return list !== undefined && /^\ufeff?"?post_id"?,/.test(await files.text(list))
  },
  read: async (files, tell = () => {}) => {
    const list = listIn(files)
    if (list === undefined) throw new ImportRefusal(told("import.substack.none"))
    const rows = rowsOf(list, await files.text(list))
    tellLeftOut(tell, "paidPost", rows.filter(isPaid).length)
    tellLeftOut(tell, "thread", rows.filter((row) => !isPaid(row) && !isPost(row)).length)
    const posts: Array<{ row: Row; html: string }> = []
    for (const row of rows.filter((each) => !isPaid(each) && isPost(each))) {
      const path = posix.join(posix.dirname(list), "posts", `${row.post_id}.html`)
      if (files.paths.includes(path)) posts.push({ row, html: await files.text(path) })
      else tell(told("import.substack.noFile", { name: nameOf(row), path }))
    }
    const host = hostOf(posts)
    const findPost = postFinder(posts.map(({ row }) => knownPost(row, host)))()
    return proposeEach(posts, tell, {
      nameOf: ({ row }) => nameOf(row),
      propose: ({ row, html }) => proposalOf(row, html, host, findPost),
    })
  },
}

const listIn = ({ paths }: SourceFiles): string | undefined => paths.find((path) => /(?:^|\/)posts\.csv$/.test(path))

type Row = Readonly<Record<string, string>>

function rowsOf(path: string, text: string): readonly Row[] {
  try {
    const rows: Row[] = parse(text, { columns: true, bom: true, skip_empty_lines: true })
    const missing = needed.find((column) => rows[0] && !(column in rows[0]))
    if (missing === undefined) return rows
    throw new ImportRefusal(told("import.substack.column", { path, column: missing }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = error.code === "CSV_QUOTE_NOT_CLOSED" ? undefined : String(error.lines ?? 1)
    throw new ImportRefusal(told("import.substack.cut", { path, line }))
  }
}

const nameOf = ({ title, post_id }: Row): string => `"${title || post_id}"`

/** Posts for paying readers only are not published for everybody. */
const isPaid = ({ audience = "" }: Row): boolean => audience === "only_paid" || audience === "founding"

const isPost = ({ type = "" }: Row): boolean => ["", "newsletter", "podcast", "video"].includes(type)

/** The identity of a post is a number, a dot and its slug. */
const slugOfRow = ({ post_id = "" }: Row): string => /^\d+\.(.+)$/.exec(post_id)?.[1] ?? ""

/** The export does not name the publication’s address, but the buttons that share a post contain it. */
function hostOf(posts: ReadonlyArray<{ row: Row; html: string }>): string | undefined {
  for (const { row, html } of posts) {
    const found = /https:\/\/([a-z0-9.-]+)\/p\/([\w-]+)\?[^"<>]*action=share/i.exec(html)
    if (found?.[2] === slugOfRow(row)) return found[1]
  }
  return undefined
}

const identityOf = (row: Row): string => `substack:${row.post_id?.split(".", 1)[0]}`

function knownPost(row: Row, host: string | undefined): KnownPost {
  const slug = slugOfRow(row)
  if (slug === "") return { source: identityOf(row) }
  const paths = [`/p/${slug}`, `/i/${row.post_id?.split(".", 1)[0]}/${slug}`]
  return {
    source: identityOf(row),
    addresses: host === undefined ? paths : paths.map((path) => `https://${host}${path}`),
  }
}

function proposalOf(row: Row, html: string, host: string | undefined, findPost: FindPost): Proposal | undefined {
  const slug = slugOfRow(row)
  const isDraft = row.is_published?.toLowerCase() !== "true"
  const hasAddress = host !== undefined && !isDraft && slug !== ""
  const formerUrl = hasAddress ? `https://${host}/p/${slug}` : undefined
  const losses = new Losses()
  if (row.audience === "only_free") losses.say(told("import.substack.free"))
  const sound = webAddress(row.podcast_url)
  return postProposal({
    source: identityOf(row),
    title: row.title,
    text: htmlToMarkdown(sound === undefined ? html : `<audio src="${escapeAttribute(sound)}"></audio>${html}`, {
      title: row.title ?? "",
      prepare: (root) => prepare(root, host, losses),
      losses,
      findPost,
      base: formerUrl,
    }),
    excerpt: row.subtitle,
    date: isDraft && !isToCome(row.post_date) ? undefined : row.post_date,
    slug,
    isDraft,
    formerUrl,
  })
}

/** What asks readers to subscribe, to share, or to come back, and labels of the editor. */
const surroundings = [
  "subscription-widget-wrap",
  "subscription-widget-wrap-editor",
  "subscription-widget",
  "hide-text",
  "install-substack-app-embed",
  "community-chat",
  "directMessage",
  "paywall-jump",
  "image-link-expand",
  "header-anchor-parent",
]

/** Removes what belongs to Substack, and turns its cards into plain HTML. */
function prepare(root: Root, host: string | undefined, losses: Losses): void {
  const isSubstacks = (node: Element): boolean =>
    hasClass(node, ...surroundings) ||
    (hasClass(node, "button-wrapper", "captioned-button-wrap") && !hasOwnButton(node, host))
  removeElements(root, isSubstacks, (node) => {
    if (hasLetters(spacedWordsOf(node))) losses.add("surroundings", spacedWordsOf(node))
  })
  for (const node of elementsIn(root)) {
    const about = attributesOf(node)
    if (node.tagName === "img") preferOriginal(node, about)
    else if (hasClass(node, "mention-wrap")) mention(node, about)
    else if (hasClass(node, "pullquote")) node.tagName = "blockquote"
    else if (hasClass(node, "poll-embed")) poll(node, losses)
    else if (hasClass(node, "latex-rendered")) formula(node, about, losses)
    else if (hasClass(node, "image-gallery-embed")) gallery(node, about, losses)
    else if (hasClass(node, "tweet", "twitter-embed", "bluesky-wrap")) tweet(node, about, losses)
    else if (hasClass(node, "comment")) comment(node, about, losses)
    else if (hasClass(node, "file-embed-wrapper")) file(node, about, losses)
    else if (hasClass(node, "instagram")) instagram(node, about, losses)
    else if (hasClass(node, "digest-post-embed", "embedded-post-wrap", "embedded-publication-wrap"))
      card(node, about, losses)
    else if (about !== undefined && !isShown(node)) unknownEmbed(node, about, losses)
  }
}

/** Substack's own buttons subscribe, share, comment and upgrade; any other is the author's. */
function hasOwnButton(node: Element, host: string | undefined): boolean {
  const link = findElement(node, (each) => isElement(each, "a"))
  const address = (link && attribute(link, "href")) ?? textAt(attributesOf(node), "url") ?? ""
  if (!/^(?:https?:|mailto:)/.test(address) || address.includes("%%")) return false
  const isHere = /\.substack\.com$|^substack\.com$/.test(hostIn(address)) || hostIn(address) === host
  return !(
    isHere &&
    /[?&]action=share|\/(?:subscribe|gift|comments?|share|account|leaderboard|survey|chat|refer)\b|[?&](?:coupon|gift)=/.test(
      address,
    )
  )
}

const hostIn = (address: string): string => parseUrl(address)?.hostname ?? ""

/** Whether a reader of the HTML alone sees something of an element, or within it. */
const isShown = (node: Element): boolean =>
  wordsOf(node).trim() !== "" ||
  isElement(node, "iframe", "img", "audio", "video") ||
  findElement(node, (each) => isElement(each, "iframe", "img", "audio", "video") || hasClass(each, ...withData)) !==
    undefined

/** Elements whose words are only in their data. */
const withData = ["mention-wrap", "latex-rendered", "image-gallery-embed", "tweet", "digest-post-embed", "poll-embed"]

/** The name of a mentioned person is only in the data. */
function mention(node: Element, about: unknown): void {
  const name = textAt(about, "name")
  if (name === undefined || wordsOf(node).trim() !== "") return
  const address = webAddress(textAt(about, "url"))
  node.children = [address === undefined ? { type: "text", value: name } : h("a", { href: address }, name)]
}

/** What a script of Substack's would have shown: its address, or its name. */
function unknownEmbed(node: Element, about: unknown, losses: Losses): void {
  const title = textAt(about, "title", "name", "label", "text", "caption")
  const url = webAddress(textAt(about, "canonical_url", "url", "src", "href"))
  if (url !== undefined) {
    losses.add("embed")
    becomeLink(node, url, title ?? url, losses)
  } else if (
    title !== undefined ||
    hasClass(node, "native-video-embed", "native-audio-embed", "native-audio-embed-wrap")
  )
    losses.add("recordingLost", title ?? "")
}

/** The pictures of pages are scaled copies. */
function preferOriginal(node: Element, about: unknown): void {
  const original = textAt(about, "src")
  if (original !== undefined && /^https:/.test(original)) node.properties.src = original
}

const attributesOf = (node: Element): unknown => tryJson(attribute(node, "dataAttrs") ?? "")

function poll(node: Element, losses: Losses): void {
  losses.say(told("import.substack.poll"))
  replaceElement(node, h("div"), losses)
}

function formula(node: Element, about: unknown, losses: Losses): void {
  const written = textAt(about, "persistentExpression")
  if (written !== undefined) replaceElement(node, h("pre", { dataLang: "latex" }, written), losses)
}

function gallery(node: Element, about: unknown, losses: Losses): void {
  const caption = textAt(about, "gallery.caption")
  const common = textAt(about, "gallery.alt") ?? caption ?? ""
  const pictures = asList(getIn(about, "gallery", "images")).flatMap((image) => {
    const src = textAt(image, "src")
    return src === undefined ? [] : [h("img", { src, alt: textAt(image, "alt") ?? common })]
  })
  const isSaid = caption === undefined || pictures.some(({ properties }) => properties.alt === caption)
  replaceElement(node, h("div", pictures, isSaid ? [] : h("p", caption)), losses)
}

function tweet(node: Element, about: unknown, losses: Losses): void {
  const id = textAt(about, "postId")
  const url = textAt(about, "url") ?? (id && `https://bsky.app/profile/${textAt(about, "authorDid")}/post/${id}`)
  if (url === undefined) return
  const words = textAt(about, "full_text", "text") ?? wordsOf(node)
  losses.add("embed")
  const link = h("p", h("a", { href: url }, textAt(about, "name", "authorName", "username") ?? url))
  replaceElement(node, h("blockquote", h("p", words), link), losses)
}

/** A note or a comment of another place on Substack. */
function comment(node: Element, about: unknown, losses: Losses): void {
  const words = textAt(about, "comment.body")
  if (words === undefined) {
    card(node, about, losses)
    return
  }
  const name = textAt(about, "comment.name", "comment.user.name")
  const id = textAt(about, "commentId", "comment.id")
  const url = id === undefined ? undefined : `https://substack.com/note/c-${id}`
  losses.add("embed")
  const from = name ?? url ?? ""
  const link = url === undefined ? from : h("a", { href: url }, from)
  replaceElement(node, h("blockquote", h("p", words), h("p", link)), losses)
}

function file(node: Element, about: unknown, losses: Losses): void {
  const link = findElement(node, (each) => hasClass(each, "file-embed-button") && attribute(each, "href") !== undefined)
  const name = findElement(node, (each) => hasClass(each, "file-embed-details-h1"))
  const address = link && attribute(link, "href")
  if (address === undefined) card(node, about, losses)
  else becomeLink(node, address, name ? wordsOf(name) : "", losses)
}

function instagram(node: Element, about: unknown, losses: Losses): void {
  const id = textAt(about, "instagram_id")
  if (id === undefined) card(node, about, losses)
  else {
    losses.add("embed")
    becomeLink(node, `https://www.instagram.com/p/${id}/`, textAt(about, "title", "author_name") ?? "", losses)
  }
}

function card(node: Element, about: unknown, losses: Losses): void {
  const url = textAt(about, "canonical_url", "url", "base_url")
  if (url !== undefined) becomeLink(node, url, textAt(about, "title", "name", "publication_name") ?? url, losses)
}
