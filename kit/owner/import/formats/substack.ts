import { posix } from "node:path"
import { CsvError, parse } from "csv-parse/sync"
import type { Element, Root } from "hast"
import { h } from "hastscript"
import { type Format, ImportRefusal } from "../format"
import { htmlToMarkdown } from "../html-to-markdown"
import type { Proposal, SourceFiles } from "../offer"
import { attribute, becomeLink, hasClass, removeElements, walkElements } from "../texts/hast"
import { Losses } from "../texts/losses"
import { dayOf, postProposal } from "./post-proposal"
import { entriesOf, isRecord, textAt } from "./records"

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
    if (list === undefined)
      throw new ImportRefusal("There is no posts.csv in this export. Import the whole archive that Substack sent.")
    const rows = rowsOf(list, await files.text(list))
    const paid = rows.filter(isPaid).length
    if (paid > 0)
      tell(paid === 1 ? "A post for paying readers was left out." : `${paid} posts for paying readers were left out.`)
    const others = rows.filter((row) => !isPaid(row) && !isPost(row)).length
    if (others > 0) tell(others === 1 ? "A thread or page was left out." : `${others} threads or pages were left out.`)
    const posts: Array<{ row: Row; html: string }> = []
    for (const row of rows.filter((each) => !isPaid(each) && isPost(each))) {
      const path = posix.join(posix.dirname(list), "posts", `${row.post_id}.html`)
      if (files.paths.includes(path)) posts.push({ row, html: await files.text(path) })
      else tell(`"${row.title || row.post_id}" was left out: the export has no file ${path}.`)
    }
    const host = hostOf(posts)
    return posts.flatMap(({ row, html }): Proposal[] => {
      const proposal = proposalOf(row, html, host)
      if (!proposal) tell(`"${row.title || row.post_id}" was left out: there is no text in it.`)
      return proposal ? [proposal] : []
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
    throw new ImportRefusal(`${path} has no column ${missing}. Import the archive as Substack sent it.`)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportRefusal(`${path} is not whole: ${inWords(error)}. Ask Substack for a new export, and import that.`)
  }
}

const inWords = ({ code, lines }: CsvError & { lines?: unknown }): string =>
  code === "CSV_QUOTE_NOT_CLOSED"
    ? "it ends within quotation marks"
    : `line ${String(lines ?? 1)} does not fit its columns`

/** What only those who pay may read is not published for all. */
const isPaid = ({ audience = "" }: Row): boolean => audience === "only_paid" || audience === "founding"

const isPost = ({ type = "" }: Row): boolean => ["", "newsletter", "podcast", "video"].includes(type)

/** The identity of a post is a number, a dot and its slug. */
const slugOfRow = ({ post_id = "" }: Row): string => /^\d+\.(.+)$/.exec(post_id)?.[1] ?? ""

/** The export does not name the publication’s address; the buttons that share a post have it. */
function hostOf(posts: ReadonlyArray<{ row: Row; html: string }>): string | undefined {
  for (const { row, html } of posts) {
    const found = /https:\/\/([a-z0-9.-]+)\/p\/([\w-]+)\?[^"<>]*action=share/i.exec(html)
    if (found?.[2] === slugOfRow(row)) return found[1]
  }
  return undefined
}

function proposalOf(row: Row, html: string, host: string | undefined): Proposal | undefined {
  const slug = slugOfRow(row)
  const isDraft = row.is_published?.toLowerCase() !== "true"
  const hasAddress = host !== undefined && !isDraft && slug !== ""
  const formerUrl = hasAddress ? `https://${host}/p/${slug}` : undefined
  const losses = new Losses()
  if (row.audience === "only_free") losses.say("In the source, only subscribers can read this post.")
  return postProposal({
    source: `substack:${row.post_id?.split(".", 1)[0]}`,
    title: row.title,
    text: htmlToMarkdown(html, {
      title: row.title ?? "",
      prepare,
      losses,
      ...(formerUrl === undefined ? {} : { base: formerUrl }),
    }),
    excerpt: row.subtitle,
    date: isDraft ? undefined : dayOf(row.post_date),
    slug,
    isDraft,
    formerUrl,
  })
}

const widgets = [
  ...[
    "subscription-widget-wrap",
    "subscription-widget-wrap-editor",
    "subscription-widget",
    "button-wrapper",
    "captioned-button-wrap",
  ],
  ...[
    "install-substack-app-embed",
    "community-chat",
    "directMessage",
    "paywall-jump",
    "image-link-expand",
    "header-anchor-parent",
  ],
]

/** Leaves out what belongs to Substack, and makes plain HTML of its cards. */
function prepare(root: Root, losses: Losses): void {
  removeElements(root, (node) => hasClass(node, ...widgets))
  for (const { node } of [...walkElements(root)]) {
    const about = attributesOf(node)
    if (node.tagName === "img") preferOriginal(node, about)
    else if (hasClass(node, "pullquote")) node.tagName = "blockquote"
    else if (hasClass(node, "poll-embed")) leaveOut(node, () => losses.say("A poll was left out."))
    else if (hasClass(node, "latex-rendered")) formula(node, about)
    else if (hasClass(node, "image-gallery-embed")) gallery(node, about)
    else if (hasClass(node, "tweet", "twitter-embed")) tweet(node, about, losses)
    else if (
      hasClass(
        node,
        "digest-post-embed",
        "embedded-post-wrap",
        "embedded-publication-wrap",
        "instagram",
        "comment",
        "file-embed-wrapper",
      )
    )
      card(node, about)
  }
}

/** The pictures of pages are scaled copies. */
function preferOriginal(node: Element, about: unknown): void {
  const original = textAt(about, "src")
  if (original !== undefined && /^https:/.test(original)) node.properties.src = original
}

function attributesOf(node: Element): unknown {
  try {
    return JSON.parse(attribute(node, "dataAttrs") ?? "null")
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function leaveOut(node: Element, say: () => void): void {
  say()
  Object.assign(node, h("div"))
}

function formula(node: Element, about: unknown): void {
  const written = textAt(about, "persistentExpression")
  if (written !== undefined) Object.assign(node, h("pre", { dataLang: "latex" }, written))
}

function gallery(node: Element, about: unknown): void {
  const images = isRecord(about) && isRecord(about.gallery) ? entriesOf(about.gallery.images) : []
  const sources = images.flatMap((image) => textAt(image, "src") ?? [])
  const alt = textAt(about, "gallery.alt") ?? textAt(about, "gallery.caption") ?? ""
  const pictures = sources.map((src) => h("img", { src, alt }))
  Object.assign(node, h("div", pictures))
}

function tweet(node: Element, about: unknown, losses: Losses): void {
  const url = textAt(about, "url")
  if (url === undefined) return
  const words = textAt(about, "full_text") ?? ""
  losses.add("embed")
  const link = h("p", h("a", { href: url }, textAt(about, "name", "username") ?? url))
  Object.assign(node, h("blockquote", h("p", words), link))
}

function card(node: Element, about: unknown): void {
  const url = textAt(about, "canonical_url", "url", "base_url")
  if (url !== undefined) becomeLink(node, url, textAt(about, "title", "name", "publication_name") ?? url)
}
