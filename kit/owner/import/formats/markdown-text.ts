import type { Root } from "hast"
import type { Root as MarkdownRoot, RootContent } from "mdast"
import rehypeStringify from "rehype-stringify"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import remarkRehype from "remark-rehype"
import { unified } from "unified"
import { withNumbersAsWritten } from "../../../content/check/texts/misread-lines"
import { withLineFeeds } from "../../../content/location/source-text"
import { endBareAddresses } from "../../../content/markdown/bare-addresses"
import { findExceededLimit, walk } from "../../../content/markdown/markdown"
import { asTold, told } from "../../../content/sentences/sentences"
import { ImportRefusal } from "../format"
import { type HtmlOptions, htmlToMarkdown, type MarkdownOfHtml } from "../html-to-markdown"
import { attribute, elementsIn, isHeading, wordsOf } from "../texts/hast"
import { Losses } from "../texts/losses"
import { headingAddress, plainMarkdown } from "./plain-markdown"

const toHtml = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(endBareAddresses)
  .use(() => keepNotes)
  // The heading of footnotes is not the source's.
  .use(remarkRehype, { allowDangerousHtml: true, footnoteLabel: "\u00a0" })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze()

/**
 * Turns the Markdown of another program into a text of this site.
 *
 * @param path of the file, for messages
 * @param text without its front matter
 * @param options as for HTML
 * @throws ImportRefusal if it is too much to be parsed
 */
export function textOfMarkdown(path: string, text: string, options: HtmlOptions): MarkdownOfHtml {
  const { losses = new Losses() } = options
  const plain = plainMarkdown(withLineFeeds(text), path.endsWith(".mdx"), losses)
  const excess = findExceededLimit(plain)
  if (excess) {
    const { message, advice } = asTold(excess)
    throw new ImportRefusal(told("import.markdown.excess", { path, message, advice }))
  }
  const html = String(toHtml.processSync(withNumbersAsWritten(plain)))
  return htmlToMarkdown(html, { ...options, losses, titlesAreCaptions: true, prepare: nameHeadings })
}

/** A note that nothing refers to, and the second of a name, would go with its words: it is a part of the text where it stands. */
function keepNotes(tree: MarkdownRoot): void {
  const all = [...walk(tree)]
  const used = new Set(all.flatMap(({ node }) => (node.type === "footnoteReference" ? [node.identifier] : [])))
  for (const { node, ancestors } of all) {
    // The first of a name is the note.
    if (node.type !== "footnoteDefinition" || used.delete(node.identifier)) continue
    const siblings: RootContent[] = ancestors.at(-1)?.children ?? []
    siblings.splice(siblings.indexOf(node), 1, ...node.children)
  }
}

/** Generators give headings ids as GitHub does, to which texts link. */
function nameHeadings(root: Root): void {
  for (const node of elementsIn(root))
    if (isHeading(node) && attribute(node, "id") === undefined) node.properties.id = headingAddress(wordsOf(node))
}
