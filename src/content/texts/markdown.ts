import type { Nodes, Parents, Root, RootContent } from "mdast"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"

const processor = unified().use(remarkParse).use(remarkGfm).freeze()

/** A text that was read, and during which check it was last asked for. */
interface Read {
  readonly tree: Root
  readonly check: number
}

/** The texts that were read, the one that was asked for last at the end: the check, the pages and the feeds ask for the same ones. */
const read = new Map<string, Read>()

/** How many characters the texts in `read` have together. A tree takes some forty times the memory of its text. */
let held = 0

/** More than the texts of a site with four hundred posts. */
const most = 3_000_000

/** How many checks there were. */
let checks = 0

/** @returns a Markdown text as a tree of mdast, which everybody who asks shares: it stays as it is */
export function parseMarkdown(text: string): Root {
  const tree = read.get(text)?.tree ?? processor.parse(text)
  forget(text)
  read.set(text, { tree, check: checks })
  held += text.length
  for (const oldest of read.keys()) {
    if (held <= most) break
    forget(oldest)
  }
  return tree
}

/**
 * Begins a check of all texts. One that neither this check nor the two before it ask for is a former state of a text, of which there are thousands where
 * somebody writes for hours: its tree is forgotten.
 */
export function beginCheck(): void {
  checks += 1
  for (const [oldest, { check }] of read) {
    if (check >= checks - 2) break
    forget(oldest)
  }
}

function forget(text: string): void {
  if (read.delete(text)) held -= text.length
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

/** @returns where a piece begins and ends, as offsets into the text */
export const spanOf = (node: Nodes): { readonly start: number; readonly end: number } => ({
  start: startOf(node),
  end: node.position?.end.offset ?? startOf(node),
})

/** @returns a piece as it is written */
export const writtenAs = (node: Nodes, text: string): string =>
  text.slice(startOf(node), node.position?.end.offset ?? text.length)
