import type { Definition, Nodes, Parents, Root, RootContent } from "mdast"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { excessIn } from "./excess"

/** The Markdown of GitHub, but a single tilde is one: 3~5 days. */
const processor = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze()

/** A parsed text, and the check during which it was last used. */
interface Read {
  readonly tree: Root
  readonly check: number
}

/** Parsed texts, the most recently used last: the check, the pages and the feeds parse the same ones. */
const read = new Map<string, Read>()

/** The total number of characters in `read`. A tree takes about forty times the memory of its text. */
let held = 0

/** The limit of `held`: more than the texts of a site with four hundred posts. */
const most = 3_000_000

/** The number of checks so far. */
let checks = 0

/** In place of a text that is too much to parse (see `excessIn`), which the check reports. */
const nothing: Root = { type: "root", children: [] }

/** @returns the mdast tree of a Markdown text, which all callers share and must not change; an empty one for a text that is too much */
export function parseMarkdown(text: string): Root {
  const tree = read.get(text)?.tree ?? (excessIn(text) ? nothing : processor.parse(text))
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
 * Begins a check of all texts. Trees unused by the two checks before it are dropped: they are former versions of texts, which add up to thousands
 * over hours of writing.
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

/** A node of a text with its ancestors, the innermost last. */
export interface Visit {
  readonly node: RootContent
  readonly ancestors: readonly Parents[]
}

/** @returns every node of a text in document order */
export function* walk(parent: Parents, ancestors: readonly Parents[] = []): Generator<Visit> {
  for (const node of parent.children) {
    yield { node, ancestors: [...ancestors, parent] }
    if ("children" in node) yield* walk(node, [...ancestors, parent])
  }
}

/** @returns the addresses of a text that are written apart from their links and pictures, by their identifiers; of two the first counts */
export function definitionsIn(tree: Root): ReadonlyMap<string, Definition> {
  const found = [...walk(tree)].flatMap(({ node }) => (node.type === "definition" ? [node] : []))
  return new Map(found.reverse().map((node) => [node.identifier, node]))
}

/** @returns the text of a node, without its markup */
export function plainWords(node: Nodes): string {
  if ("value" in node && (node.type === "text" || node.type === "inlineCode")) return node.value
  return "children" in node ? node.children.map(plainWords).join("") : ""
}

/** @returns the start of a node, as an offset into the text */
export const startOf = (node: Nodes): number => node.position?.start.offset ?? 0

/** @returns the span of a node, as offsets into the text */
export const spanOf = (node: Nodes): { readonly start: number; readonly end: number } => ({
  start: startOf(node),
  end: node.position?.end.offset ?? startOf(node),
})

/** @returns the source of a node */
export const writtenAs = (node: Nodes, text: string): string =>
  text.slice(startOf(node), node.position?.end.offset ?? text.length)
