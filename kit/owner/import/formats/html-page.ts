import { posix } from "node:path"
import type { Element, Root } from "hast"
import type { FileFormat } from "../format"
import { htmlToMarkdown } from "../html-to-markdown"
import type { Proposal, SourceFiles } from "../offer"
import {
  attribute,
  findElement,
  hasClass,
  hasLetters,
  isElement,
  parseHtml,
  removeElements,
  spacedWordsOf,
  walkElements,
  wordsOf,
} from "../texts/hast"
import { Losses } from "../texts/losses"
import { postProposal, webAddress } from "./post-proposal"
import { coverPicture, pictureFinder } from "./source-pictures"

/** A page as a browser saves it: its article, without what is around that. */
export const htmlPage: FileFormat = {
  name: "a page in HTML",
  async isOf(path, files) {
    return /\.x?html?$/i.test(path) && /<(?:html|body|article|main|p|h1)[\s>]/i.test(await files.text(path))
  },
  read: async (path, files, tell) => {
    const proposal = postOf(path, await files.text(path), files)
    if (!proposal) tell(`${path} was left out: there is no text in it.`)
    return proposal ? [proposal] : []
  },
}

function postOf(path: string, html: string, files: SourceFiles): Proposal | undefined {
  const page = parseHtml(html)
  const losses = new Losses()
  const heading = articleOf(page) ?? page
  const inHeading = findElement(heading, (node) => isElement(node, "h1"))
  const title = metaOf(page, "og:title", "twitter:title") ?? (inHeading && plainly(inHeading)) ?? titleOf(page)
  const canonical = findElement(page, (node) => isElement(node, "link") && attribute(node, "rel") === "canonical")
  const formerUrl = webAddress(canonical && attribute(canonical, "href")) ?? webAddress(metaOf(page, "og:url"))
  const find = pictureFinder(path, files)
  const picture = coverPicture(metaOf(page, "og:image", "twitter:image"), find, losses)
  return postProposal({
    source: formerUrl ?? path,
    title,
    text: htmlToMarkdown(html, {
      ...(formerUrl === undefined ? {} : { base: formerUrl }),
      ...(title === undefined ? {} : { title }),
      find,
      losses,
      prepare: (root) => leaveArticle(root, losses),
    }),
    excerpt: metaOf(page, "description", "og:description"),
    date: dateIn(page),
    slug: posix.basename(formerUrl === undefined ? path : new URL(formerUrl).pathname).replace(/\.x?html?$/i, ""),
    picture,
    formerUrl,
  })
}

const plainly = (node: Element): string => wordsOf(node).replace(/\s+/g, " ").trim()

const titleOf = (page: Root): string | undefined => {
  const found = findElement(page, (node) => isElement(node, "title"))
  // The name of the site stands behind that of the page.
  return found && plainly(found).split(/ [|–—·] /, 1)[0]
}

function metaOf(page: Root, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = findElement(
      page,
      (node) => isElement(node, "meta") && [attribute(node, "name"), attribute(node, "property")].includes(name),
    )
    const content = found && attribute(found, "content")
    if (content !== undefined) return content
  }
  return undefined
}

function dateIn(page: Root): string | undefined {
  const time = findElement(page, (node) => isElement(node, "time") && attribute(node, "dateTime") !== undefined)
  return (
    metaOf(page, "article:published_time", "date", "datePublished", "dcterms.date") ??
    (time && attribute(time, "dateTime"))
  )
}

/** What programs call the part with the text, the narrowest first. */
const ofText = [
  "entry-content",
  "post-content",
  "article-content",
  "article-body",
  "post-body",
  "e-content",
  "markdown-body",
  "page-body",
]

function articleOf(page: Root): Element | undefined {
  const narrow = findElement(page, (node) => hasClass(node, ...ofText))
  const articles = [...walkElements(page)].filter(({ node }) => isElement(node, "article")).map(({ node }) => node)
  const main = findElement(page, (node) => isElement(node, "main") || attribute(node, "role") === "main")
  // Several are a list of posts, or related ones below one.
  return narrow ?? (articles.length === 1 ? articles[0] : (main ?? articles[0]))
}

/** Leaves the article, without its menus, and names what was around it. */
function leaveArticle(root: Root, losses: Losses): void {
  const article = articleOf(root)
  const around: string[] = []
  const gone = (node: Element) => {
    if (hasLetters(spacedWordsOf(node))) around.push(spacedWordsOf(node))
  }
  removeElements(root, (node) => isElement(node, "title", "style", "script"))
  if (article) {
    const inner = article.children
    article.children = []
    for (const node of root.children) if (node.type === "element") gone(node)
    root.children = [...inner]
  }
  removeElements(root, (node) => isElement(node, "nav", "aside", "footer"), gone)
  if (around.length > 0) losses.add("surroundings", around.join(" "))
}
