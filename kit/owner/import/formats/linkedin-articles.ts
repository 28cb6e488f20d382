import { posix } from "node:path"
import type { Element, Root } from "hast"
import { htmlToMarkdown } from "../html-to-markdown"
import type { Proposal, SourceFiles } from "../offer"
import {
  attribute,
  findElement,
  hasClass,
  isElement,
  parseHtml,
  removeElements,
  walkElements,
  wordsOf,
} from "../texts/hast"
import { dayOf, postProposal, webAddress } from "./post-proposal"

/** They may be all that an archive has, or their folder or one of them alone is given. */
const isArticle = ({ name }: SourceFiles, path: string): boolean =>
  /\.html?$/i.test(path) && (/(?:^|\/)Articles\//i.test(path) || /^articles/i.test(name) || path === name)

/** What LinkedIn writes above each. */
const head =
  /<p class="(?:created|published)">\s*(?:Created|Published) on|<h1>\s*<a href="https:\/\/www\.linkedin\.com\/pulse\//

/** @returns whether a source has articles as LinkedIn writes them */
export async function hasArticles(files: SourceFiles): Promise<boolean> {
  for (const path of files.paths.filter((each) => isArticle(files, each)).slice(0, 5))
    if (head.test(await files.text(path))) return true
  return false
}

/**
 * The articles of a LinkedIn archive: a page each in Articles/, with the title, the days on which it was created and published, and the text.
 *
 * @param files of the archive
 * @param tell is told which have no text
 * @returns a proposal for each, newest first
 */
export async function articlesIn(files: SourceFiles, tell: (sentence: string) => void): Promise<readonly Proposal[]> {
  const proposals: Proposal[] = []
  for (const path of files.paths.filter((each) => isArticle(files, each))) {
    const proposal = articleIn(path, await files.text(path))
    if (proposal) proposals.push(proposal)
    else tell(`${path} was left out: there is no text in it.`)
  }
  return proposals.sort((one, other) => String(other.values.date ?? "9").localeCompare(String(one.values.date ?? "9")))
}

function articleIn(path: string, html: string): Proposal | undefined {
  const page = parseHtml(html)
  const heading =
    findElement(page, (node) => isElement(node, "h1")) ?? findElement(page, (node) => isElement(node, "title"))
  const link = heading && [...walkElements(heading)].find(({ node }) => isElement(node, "a"))?.node
  const address = webAddress(link && attribute(link, "href"))
  const published = dayIn(page, "published")
  const name = posix.basename(path).replace(/\.html?$/i, "")
  const title = heading ? wordsOf(heading).replace(/\s+/g, " ").trim() : ""
  return postProposal({
    source: address ?? `linkedin:article:${name}`,
    title: title || undefined,
    text: htmlToMarkdown(html, {
      title,
      prepare: leaveText,
      ...(address === undefined ? {} : { base: address }),
    }),
    date: published ?? dayIn(page, "created"),
    slug: address === undefined ? undefined : posix.basename(new URL(address).pathname),
    isDraft: published === undefined,
    formerUrl: published === undefined ? undefined : address,
  })
}

/** @returns the day in "Published on 2019-05-29 15:01" */
function dayIn(page: Root, name: string): string | undefined {
  const line = findElement(page, (node) => isNote(node) && hasClass(node, name))
  return dayOf(line && /\d{4}-\d{2}-\d{2}.*/.exec(wordsOf(line))?.[0])
}

const isNote = (node: Element): boolean =>
  isElement(node, "p") && ["created", "published", "edited"].some((name) => hasClass(node, name))

/** Leaves the text, without the title and the days. */
function leaveText(root: Root): void {
  removeElements(root, (node) => isElement(node, "title", "style") || isNote(node))
}
