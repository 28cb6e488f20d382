import { posix } from "node:path"
import type { Element, Root } from "hast"
import { told } from "../../../content/sentences/sentences"
import { decodePercent } from "../../../language/addresses"
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
  lineOf,
  parseHtml,
  removeElements,
  wordsOf,
} from "../texts/hast"
import { Losses } from "../texts/losses"
import { isSameText } from "../texts/normalize-headings"
import type { FindPost } from "../texts/post-links"
import { type KnownPost, postFinder } from "./known-posts"
import { newestFirst, postProposal, webAddress } from "./post-proposal"
import { proposeEach } from "./read-each"

/** What ends the name of each file: the id of a story. */
const idInName = /-{1,2}([0-9a-f]{8,12})$/

/** Medium's export: a file per story in posts/, with microformats that say what is what. */
export const medium: Format = {
  name: "a Medium export",
  recognizes: async (files) => {
    for (const path of storiesIn(files).slice(0, 3))
      if (/class="h-entry"|data-field="body"/.test(await files.text(path))) return true
    return false
  },
  read: async (files, tell = () => {}) => {
    const paths: string[] = []
    const known: KnownPost[] = []
    for (const path of storiesIn(files)) {
      const html = await files.text(path)
      // Other programs may have put their files into the folder.
      if (!/class="h-entry"|data-field="body"|cdn-images-1\.medium\.com/.test(html)) {
        tell(told("import.medium.other", { path }))
        continue
      }
      paths.push(path)
      known.push(knownStory(path, html))
    }
    const findPost = postFinder(known, idIn)()
    let responses = 0
    const proposals = await proposeEach(paths, tell, {
      nameOf: (path) => path,
      propose: async (path) => {
        const html = await files.text(path)
        const story = readStory(path, html)
        if (!isResponse(story)) return proposalOf(path, html, story, findPost)
        responses += 1
        return null
      },
    })
    tellLeftOut(tell, "response", responses)
    return newestFirst(proposals)
  },
}

const storiesIn = ({ paths }: SourceFiles): readonly string[] => {
  const inFolder = paths.filter((path) => /(?:^|\/)posts\/[^/]+\.html?$/i.test(path))
  return inFolder.length > 0 || paths.length > 1 ? inFolder : paths.filter((path) => /\.html?$/i.test(path))
}

/** A story of an address: its id ends that, at whichever host readers find it. */
const idIn = (last: string): string | undefined =>
  idInName.exec(last)?.[1] ?? (/^[0-9a-f]{8,12}$/.test(last) ? last : undefined)

function knownStory(path: string, html: string): KnownPost {
  const id = idInName.exec(nameOf(path))?.[1]
  const address = /<a href="(https?:[^"]+)" class="p-canonical"/.exec(html)?.[1]
  const own = id === undefined ? [] : [`https://medium.com/p/${id}`]
  return {
    source: own[0] ?? address ?? nameOf(path),
    addresses: [...own, ...(address === undefined ? [] : [address])],
    names: id === undefined ? [] : [id],
  }
}

interface Story {
  readonly page: Root
  readonly body: Element
  readonly title: string
}

function readStory(path: string, html: string): Story {
  const page = parseHtml(html)
  const body = findElement(page, (node) => attribute(node, "dataField") === "body")
  if (!body || !/<\/article>/i.test(html)) throw new ImportRefusal(told("import.medium.cut", { path }))
  const title = findElement(page, (node) => hasClass(node, "p-name"))
  return { page, body, title: title ? lineOf(title) : "" }
}

const nameOf = (path: string): string => posix.basename(path).replace(/\.html?$/i, "")

const isTitle = (node: Element): boolean => hasClass(node, "graf--title")

/** A response is shorter than this; a story without a title may be longer. */
const maxResponseLength = 500

/** The export has responses among the stories. They have no title: their first words stand in its place. */
function isResponse({ body, title }: Story): boolean {
  const start = title.replace(/(?:…|\.{3})$/, "").trim()
  const isStructured = (node: Element) =>
    isTitle(node) || isElement(node, "h2", "h3", "h4", "figure", "pre", "ul", "ol")
  const words = lineOf(body)
  return start !== "" && words.startsWith(start) && words.length < maxResponseLength && !findElement(body, isStructured)
}

/** Where the author wrote no subtitle, Medium writes the first words of the story, often cut off. */
function subtitleOf({ page, body }: Story): string | undefined {
  const summary = findElement(page, (node) => attribute(node, "dataField") === "subtitle")
  const subtitle = summary ? lineOf(summary) : ""
  const isShown = findElement(body, (node) => hasClass(node, "graf--subtitle") && lineOf(node) === subtitle)
  const isExcerpt = subtitle.endsWith("…") || withoutSpaces(lineOf(body)).includes(withoutSpaces(subtitle))
  return subtitle === "" || (isExcerpt && !isShown) ? undefined : subtitle
}

/** Where the story ends a line, the excerpt has a space. */
const withoutSpaces = (text: string): string => text.replace(/\s+/g, "")

function proposalOf(path: string, html: string, story: Story, findPost: FindPost): Proposal | undefined {
  const { page, title } = story
  const canonical = findElement(page, (node) => hasClass(node, "p-canonical"))
  const time = findElement(page, (node) => hasClass(node, "dt-published"))
  const formerUrl = webAddress(canonical && attribute(canonical, "href"))
  const name = nameOf(path)
  const isDraft = name.startsWith("draft_") || !time
  const excerpt = subtitleOf(story)
  const losses = new Losses()
  return postProposal({
    source: knownStory(path, html).source,
    title: /^untitled( story)?$/i.test(title) ? undefined : title,
    text: htmlToMarkdown(html, {
      title,
      prepare: (root) => leaveBody(root, { title, excerpt }, losses),
      losses,
      findPost,
      base: formerUrl,
    }),
    excerpt,
    date: time && attribute(time, "dateTime"),
    slug: slugIn(formerUrl) ?? name.replace(/^(?:draft|\d{4}-\d{2}-\d{2})_/, "").replace(idInName, ""),
    isDraft,
    formerUrl: isDraft ? undefined : formerUrl,
  })
}

function slugIn(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const last = decodePercent(posix.basename(new URL(address).pathname))
  return idInName.test(last) ? last.replace(idInName, "") : undefined
}

/** Leaves the story without its title and its subtitle; a kicker is no heading, and cards of links are links. */
function leaveBody(
  root: Root,
  { title, excerpt }: { readonly title: string; readonly excerpt: string | undefined },
  losses: Losses,
): void {
  const body = findElement(root, (node) => attribute(node, "dataField") === "body")
  root.children = body?.children ?? []
  const isShown = (node: Element) =>
    (isTitle(node) && isSameText(lineOf(node), title)) || (hasClass(node, "graf--subtitle") && lineOf(node) === excerpt)
  removeElements(root, isShown)
  for (const node of elementsIn(root)) {
    if (/^h\d$/.test(node.tagName) && hasClass(node, "graf--kicker")) node.tagName = "p"
    if (!hasClass(node, "graf--mixtapeEmbed")) continue
    const link = findElement(node, (each) => isElement(each, "a") && attribute(each, "href") !== undefined)
    const words = findElement(node, (each) => isElement(each, "strong"))
    if (link) becomeLink(node, attribute(link, "href") ?? "", wordsOf(words ?? link), losses)
  }
}
