import { posix } from "node:path"
import type { Element, Root } from "hast"
import { encodeAddress } from "../../../content/markdown/markdown"
import type { Proposal, SourceFiles } from "../candidate"
import { htmlToMarkdown } from "../html-to-markdown"
import { findElement, hasClass, isElement, lineOf, parseHtml, removeElements, wordsOf } from "../texts/hast"
import { sourceOf } from "../texts/pictures"
import type { FindPost } from "../texts/post-links"
import { type KnownPost, postFinder } from "./known-posts"
import { newestFirst, postProposal, webAddress } from "./post-proposal"
import { proposeEach } from "./read-each"

/** Articles may be in an archive or by themselves: the owner may give just their folder, or a single one. */
const isArticle = ({ name }: SourceFiles, path: string): boolean =>
  /\.html?$/i.test(path) && (/(?:^|\/)Articles\//i.test(path) || /^articles/i.test(name) || path === name)

/** What LinkedIn writes above each article. */
const head =
  /<p class="(?:created|published)">\s*(?:Created|Published) on|<h1>\s*<a href="https:\/\/www\.linkedin\.com\/pulse\//

/** @returns whether a source has articles as LinkedIn writes them */
export async function hasArticles(files: SourceFiles): Promise<boolean> {
  for (const path of files.paths.filter((each) => isArticle(files, each)).slice(0, 5))
    if (head.test(await files.text(path))) return true
  return false
}

/**
 * The articles of a LinkedIn archive: a page each in Articles/, with a cover, the title, the days on which it was created and published, and the text.
 *
 * @param files of the archive
 * @param tell called with a sentence for each article that has no text
 * @returns a proposal for each, newest first
 */
export async function articlesIn(files: SourceFiles, tell: (sentence: string) => void): Promise<readonly Proposal[]> {
  const paths = files.paths.filter((each) => isArticle(files, each))
  const known: KnownPost[] = []
  for (const path of paths) known.push(knownArticle(path, await files.text(path)))
  const findPost = postFinder(known)()
  const proposals = await proposeEach(paths, tell, {
    nameOf: (path) => path,
    propose: async (path) => articleIn(path, await files.text(path), findPost),
  })
  return newestFirst(proposals)
}

function knownArticle(path: string, html: string): KnownPost {
  const address = webAddress(/<h1[^>]*>\s*<a[^>]*\shref="([^"]*)"/i.exec(html)?.[1])
  const source = address ?? `linkedin:article:${posix.basename(path).replace(/\.html?$/i, "")}`
  return { source, addresses: address === undefined ? [] : [address] }
}

function articleIn(path: string, html: string, findPost: FindPost): Proposal | undefined {
  const page = parseHtml(html)
  const heading =
    findElement(page, (node) => isElement(node, "h1")) ?? findElement(page, (node) => isElement(node, "title"))
  const { source, addresses: [address] = [] } = knownArticle(path, html)
  const published = dayIn(page, "published")
  const title = heading ? lineOf(heading) : ""
  const cover = coverOf(page)
  const reference = cover === undefined ? undefined : encodeAddress(cover)
  return postProposal({
    source,
    title: /^untitled$/i.test(title) ? undefined : title,
    text: htmlToMarkdown(html, {
      title,
      prepare: (root) => leaveText(root, cover),
      findPost,
      base: address,
    }),
    date: published ?? dayIn(page, "created"),
    // The slug in its address also has the author and a number, so one made from the title is better.
    slug: undefined,
    isDraft: published === undefined,
    picture: reference === undefined ? undefined : { reference, url: reference },
    formerUrl: published === undefined ? undefined : address,
  })
}

/** @returns the day in "Published on 2019-05-29 15:01", as it is written */
function dayIn(page: Root, name: string): string | undefined {
  const line = findElement(page, (node) => isNote(node) && hasClass(node, name))
  return line && /\d{4}-\d{2}-\d{2}.*/.exec(wordsOf(line))?.[0]
}

const isNote = (node: Element): boolean =>
  isElement(node, "p") &&
  ["created", "published", "edited"].some((name) => hasClass(node, name)) &&
  /\d{4}-\d{2}-\d{2}/.test(wordsOf(node))

/** @returns the address of the picture above the title, which the article begins with */
function coverOf(page: Root): string | undefined {
  const first = findElement(page, (node) => isElement(node, "img", "h1", "p"))
  return isElement(first, "img") ? webAddress(sourceOf(first)) : undefined
}

/** Removes everything but the text: the cover, the title and the days. */
function leaveText(root: Root, cover: string | undefined): void {
  const heading = findElement(root, (node) => isElement(node, "h1"))
  const title = findElement(root, (node) => isElement(node, "title"))
  const first = findElement(root, (node) => isElement(node, "img") && webAddress(sourceOf(node)) === cover)
  removeElements(
    root,
    (node) => node === heading || node === title || (cover !== undefined && node === first) || isNote(node),
  )
}
