import type { Nodes, Parents, Root, RootContent } from "mdast"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"

const processor = unified().use(remarkParse).use(remarkGfm).freeze()

/** The trees of texts that were read, the latest last: the check, the pages and the feeds ask for the same ones. */
const read = new Map<string, Root>()

/** How many characters the texts in `read` have together. A tree takes some forty times the memory of its text. */
let held = 0

/** Enough for the texts of a site with a hundred posts. Whoever writes for hours reads a text in thousands of states. */
const most = 1_000_000

/** @returns a Markdown text as a tree of mdast, which everybody who asks shares: it stays as it is */
export function parseMarkdown(text: string): Root {
  const known = read.get(text)
  if (known) {
    read.delete(text)
    read.set(text, known)
    return known
  }
  const tree = processor.parse(text)
  read.set(text, tree)
  held += text.length
  for (const oldest of read.keys()) {
    if (held <= most) break
    read.delete(oldest)
    held -= oldest.length
  }
  return tree
}

/** A piece of a text and what it stands in, the innermost last. */
export interface Piece {
  readonly node: RootContent
  readonly within: readonly Parents[]
}

/** @returns every piece of a text, from its top to its bottom */
export function* pieces(parent: Parents, within: readonly Parents[] = []): Generator<Piece> {
  for (const node of parent.children) {
    yield { node, within: [...within, parent] }
    if ("children" in node) yield* pieces(node, [...within, parent])
  }
}

/** @returns the words of a piece, without its markup */
export function plainWords(node: Nodes): string {
  if ("value" in node && (node.type === "text" || node.type === "inlineCode")) return node.value
  return "children" in node ? node.children.map(plainWords).join("") : ""
}

/** @returns where a piece begins, as an offset into the text */
export const startOf = (node: Nodes): number => node.position?.start.offset ?? 0

/** @returns a piece as it is written */
export const writtenAs = (node: Nodes, text: string): string =>
  text.slice(startOf(node), node.position?.end.offset ?? text.length)
