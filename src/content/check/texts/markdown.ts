import type { Content, Parent, Root } from "mdast"
import remark from "remark"
import footnotes from "remark-footnotes"
import gfm from "remark-gfm"

// As gatsby-transformer-remark sets it up, in the versions that it uses: the check and the site read a text alike.
const processor = remark().use(gfm).use(footnotes, { inlineNotes: true })

/** @returns a Markdown text as a tree of mdast */
// remark's own types say less: that it is a node.
export const parseMarkdown = (text: string): Root => processor.parse(text) as Root

/** A piece of a text and what it stands in, the innermost last. */
export interface Piece {
  readonly node: Content
  readonly within: readonly Parent[]
}

/** @returns every piece of a text, from its top to its bottom */
export function* pieces(parent: Parent, within: readonly Parent[] = []): Generator<Piece> {
  for (const node of parent.children) {
    yield { node, within: [...within, parent] }
    if ("children" in node) yield* pieces(node, [...within, parent])
  }
}

/** @returns the words of a piece, without its markup */
export function plainWords(node: Content): string {
  if ("value" in node && (node.type === "text" || node.type === "inlineCode")) return node.value
  return "children" in node ? node.children.map(plainWords).join("") : ""
}

/** @returns where a piece begins, as an offset into the text */
export const startOf = (node: Content): number => node.position?.start.offset ?? 0

/** @returns a piece as it is written */
export const writtenAs = (node: Content, text: string): string =>
  text.slice(startOf(node), node.position?.end.offset ?? text.length)
