import { posix } from "node:path"
import type { Element, Root } from "hast"
import { type Format, ImportRefusal } from "../format"
import { htmlToMarkdown } from "../html-to-markdown"
import type { Proposal, SourceFiles } from "../offer"
import {
  attribute,
  becomeLink,
  findElement,
  hasClass,
  isElement,
  parseHtml,
  removeElements,
  walkElements,
  wordsOf,
} from "../texts/hast"
import { dayOf, postProposal, webAddress } from "./post-proposal"

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
    const proposals: Proposal[] = []
    let responses = 0
    for (const path of storiesIn(files)) {
      const html = await files.text(path)
      // Other programs may have put their files into the folder.
      if (!/class="h-entry"|data-field="body"|cdn-images-1\.medium\.com/.test(html)) continue
      const story = readStory(path, html)
      if (isResponse(story)) responses += 1
      else {
        const proposal = proposalOf(path, html, story)
        if (proposal) proposals.push(proposal)
        else tell(`${path} was left out: there is no text in it.`)
      }
    }
    if (responses > 0)
      tell(responses === 1 ? "A response to a story was left out." : `${responses} responses to stories were left out.`)
    return proposals.sort((one, other) =>
      String(other.values.date ?? "9").localeCompare(String(one.values.date ?? "9")),
    )
  },
}

const storiesIn = ({ paths }: SourceFiles): readonly string[] => {
  const inFolder = paths.filter((path) => /(?:^|\/)posts\/[^/]+\.html?$/i.test(path))
  return inFolder.length > 0 || paths.length > 1 ? inFolder : paths.filter((path) => /\.html?$/i.test(path))
}

interface Story {
  readonly page: Root
  readonly body: Element
  readonly title: string
}

function readStory(path: string, html: string): Story {
  const page = parseHtml(html)
  const body = findElement(page, (node) => attribute(node, "dataField") === "body")
  if (!body || !/<\/article>/i.test(html))
    throw new ImportRefusal(
      `${path} is not whole: the end of the story is missing. Ask Medium for a new export, and import that.`,
    )
  const title = findElement(page, (node) => hasClass(node, "p-name"))
  return { page, body, title: title ? plainly(title) : "" }
}

const plainly = (node: Element): string => wordsOf(node).replace(/\s+/g, " ").trim()

const isTitle = (node: Element): boolean => hasClass(node, "graf--title")

/** A response is shorter than this; a story without a title may be longer. */
const longestResponse = 500

/** The export has responses among the stories. They have no title: their first words stand in its place. */
function isResponse({ body, title }: Story): boolean {
  const start = title.replace(/(?:…|\.{3})$/, "").trim()
  const isStructured = (node: Element) =>
    isTitle(node) || isElement(node, "h2", "h3", "h4", "figure", "pre", "ul", "ol")
  const words = plainly(body)
  return start !== "" && words.startsWith(start) && words.length < longestResponse && !findElement(body, isStructured)
}

/** Where the author wrote no subtitle, Medium writes the first words of the story, often cut off. */
function subtitleOf({ page, body }: Story): string | undefined {
  const summary = findElement(page, (node) => attribute(node, "dataField") === "subtitle")
  const subtitle = summary ? plainly(summary) : ""
  const isShown = findElement(body, (node) => hasClass(node, "graf--subtitle") && plainly(node) === subtitle)
  const isExcerpt = subtitle.endsWith("…") || withoutSpaces(plainly(body)).includes(withoutSpaces(subtitle))
  return subtitle === "" || (isExcerpt && !isShown) ? undefined : subtitle
}

/** Where the story ends a line, the excerpt has a space. */
const withoutSpaces = (text: string): string => text.replace(/\s+/g, "")

function proposalOf(path: string, html: string, story: Story): Proposal | undefined {
  const { page, title } = story
  const name = posix.basename(path).replace(/\.html?$/i, "")
  const id = idInName.exec(name)?.[1]
  const canonical = findElement(page, (node) => hasClass(node, "p-canonical"))
  const time = findElement(page, (node) => hasClass(node, "dt-published"))
  const formerUrl = webAddress(canonical && attribute(canonical, "href"))
  const isDraft = name.startsWith("draft_") || !time
  const excerpt = subtitleOf(story)
  return postProposal({
    source: id === undefined ? (formerUrl ?? name) : `https://medium.com/p/${id}`,
    title: /^untitled( story)?$/i.test(title) ? undefined : title,
    text: htmlToMarkdown(html, {
      title,
      prepare: (root) => leaveBody(root, excerpt),
      ...(formerUrl === undefined ? {} : { base: formerUrl }),
    }),
    excerpt,
    date: dayOf(time && attribute(time, "dateTime")),
    slug: slugIn(formerUrl) ?? name.replace(/^(?:draft|\d{4}-\d{2}-\d{2})_/, "").replace(idInName, ""),
    isDraft,
    formerUrl: isDraft ? undefined : formerUrl,
  })
}

function slugIn(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const last = posix.basename(new URL(address).pathname)
  return idInName.test(last) ? last.replace(idInName, "") : undefined
}

/** Leaves the story without its title, its subtitle, and the cards of links. */
function leaveBody(root: Root, subtitle: string | undefined): void {
  const body = findElement(root, (node) => attribute(node, "dataField") === "body")
  root.children = body?.children ?? []
  removeElements(root, (node) => isTitle(node) || (hasClass(node, "graf--subtitle") && plainly(node) === subtitle))
  for (const { node } of [...walkElements(root)]) {
    if (!hasClass(node, "graf--mixtapeEmbed")) continue
    const link = findElement(node, (each) => isElement(each, "a") && attribute(each, "href") !== undefined)
    const words = findElement(node, (each) => isElement(each, "strong"))
    if (link) becomeLink(node, attribute(link, "href") ?? "", wordsOf(words ?? link))
  }
}
