import type { Root } from "hast"
import rehypeRemark from "rehype-remark"
import { unified } from "unified"
import { decodePercent } from "../../language/addresses"
import type { ProposedPicture } from "./candidate"
import { cleanHtml } from "./texts/clean-html"
import {
  attribute,
  hasLetters,
  isElement,
  isHeading,
  parseHtml,
  spacedWordsOf,
  walkElements,
  withoutOverflow,
  wordsOf,
} from "./texts/hast"
import { gatherFootnotes, noteReference, noteText } from "./texts/html-footnotes"
import { Losses } from "./texts/losses"
import { linkToHeading } from "./texts/normalize-headings"
import { normalizeMarkdown } from "./texts/normalize-markdown"
import { type FindPicture, Pictures } from "./texts/pictures"
import type { FindPost } from "./texts/post-links"
import { writeMarkdown } from "./texts/write-markdown"

export interface HtmlOptions {
  /** The address of the page that has the HTML: relative links and pictures are taken from there. */
  readonly base?: string | undefined
  /** The post's title: a first heading that says the same is left out. */
  readonly title?: string | undefined
  /** Looks for a picture among the source's files. Without it, pictures are those that are on the web. */
  readonly find?: FindPicture
  /** Knows the other posts of the source: links to them lead to what becomes of them here. */
  readonly findPost?: FindPost
  /** Whether the titles of pictures are their captions, as in Markdown. */
  readonly titlesAreCaptions?: boolean
  /** Changes what is particular to a source, before anything else. */
  readonly prepare?: (root: Root, losses: Losses) => void
  /** Collects what is lost, if the caller has lost something already. */
  readonly losses?: Losses
}

/** HTML as a text of this site. */
export interface MarkdownOfHtml {
  /** Empty if the HTML says nothing. Its pictures have their `reference` as the path. */
  readonly markdown: string
  readonly pictures: ProposedPicture[]
  /** What was lost or changed, in plain sentences. */
  readonly notes: string[]
  /** The first heading, if it was the title. */
  readonly title?: string
}

const converter = unified()
  .use(rehypeRemark, {
    handlers: {
      [noteReference]: (_state, node) => ({ type: "footnoteReference", ...noteName(String(node.properties.label)) }),
      [noteText]: (state, node) => ({
        type: "footnoteDefinition",
        ...noteName(String(node.properties.label)),
        children: state.toFlow(state.all(node)),
      }),
    },
  })
  .freeze()

const noteName = (label: string) => ({ identifier: label, label })

/**
 * Turns any HTML into a text that the check accepts once its pictures are in `data/`, in the Markdown of docs/writing.md.
 *
 * @param html a page's content, without what is around it
 * @throws ImportRefusal if it is longer, or nested deeper, than any text is
 */
export const htmlToMarkdown = (html: string, options: HtmlOptions = {}): MarkdownOfHtml =>
  withoutOverflow(() => converted(html, options))

function converted(
  html: string,
  { base, title, find, findPost, titlesAreCaptions = false, prepare, ...rest }: HtmlOptions,
): MarkdownOfHtml {
  const losses = rest.losses ?? new Losses()
  const pictures = new Pictures(losses, base, find)
  const root = parseHtml(html)
  prepare?.(root, losses)
  gatherFootnotes(root, losses)
  nameHeadingLinks(root, losses)
  cleanHtml(root, { pictures, losses, titlesAreCaptions })
  const { tree, title: found } = normalizeMarkdown(converter.runSync(root), { losses, base, findPost, title })
  const markdown = writeMarkdown(tree)
  return {
    markdown,
    pictures: [...pictures.all],
    notes: losses.notes,
    ...(found === undefined ? {} : { title: found }),
  }
}

/** Links to headings name them by their words: on this site, ids follow from those. Those that headings have to themselves go. */
function nameHeadingLinks(root: Root, losses: Losses): void {
  const headings = new Map<string, string>()
  for (const { node, ancestors } of walkElements(root)) {
    const heading = [node, ...ancestors].find(isHeading)
    const id = attribute(node, "id") ?? (isElement(node, "a") ? attribute(node, "name") : undefined)
    if (heading && id !== undefined && !headings.has(id)) headings.set(id, linkToHeading(wordsOf(heading)))
  }
  for (const { node, ancestors } of walkElements(root)) {
    const href = isElement(node, "a") ? attribute(node, "href") : undefined
    if (!href?.startsWith("#")) continue
    const heading = headings.get(decodePercent(href.slice(1)))
    const isOwn = ancestors.some(isHeading)
    node.properties.href = isOwn ? "" : (heading ?? "")
    if (isOwn && !hasLetters(spacedWordsOf(node))) node.children = []
    if (!isOwn && heading === undefined && wordsOf(node).trim() !== "") losses.add("linkLost", href)
  }
}
