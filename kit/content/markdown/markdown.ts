import type { Definition, Heading, Image, Link, Nodes, Parents, Root, RootContent } from "mdast"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { unified } from "unified"
import { decodePercent } from "../../language/addresses"
import { countWords } from "../../language/numbers"
import { takenAnchors } from "../contract/rules/texts"
import type { DiagnosticMessage } from "../diagnostic/diagnostic"
import type { Span } from "../location/source-text"
import { say } from "../sentences/sentences"
import { endBareAddresses, placeFoundLinks } from "./bare-addresses"
import { cachedTree } from "./tree-cache"

/** GitHub's Markdown, except that a single tilde is just a tilde (3~5 days), and that bare addresses end earlier (see `endBareAddresses`). */
const processor = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(endBareAddresses).freeze()

/** Stands in for a text that exceeds a limit (see `findExceededLimit`), which the check reports. */
const nothing: Root = { type: "root", children: [] }

/** @returns the mdast tree of a Markdown text, which all callers share and must not change; an empty one for a text that exceeds a limit */
export const parseMarkdown = (text: string): Root =>
  cachedTree(text, () => {
    if (findExceededLimit(text)) return nothing
    const tree = processor.parse(text)
    placeFoundLinks(tree, text)
    return tree
  })

/** A node of a text with its ancestors, the innermost last. */
export interface Visit {
  readonly node: RootContent
  readonly ancestors: readonly Parents[]
}

/** @returns every node of a text in document order */
export function* walk(parent: Parents, ancestors: readonly Parents[] = []): Generator<Visit> {
  const above = [...ancestors, parent]
  for (const node of parent.children) {
    yield { node, ancestors: above }
    if ("children" in node) yield* walk(node, above)
  }
}

/** @returns the reference definitions of a text, by identifier; if two have the same one, the first counts */
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
export const sourceOf = (node: Nodes, text: string): string =>
  text.slice(startOf(node), node.position?.end.offset ?? text.length)

/** @returns the line above the one in which a node begins; undefined if there is none */
export function lineAbove(node: Nodes, text: string): string | undefined {
  const end = text.lastIndexOf("\n", startOf(node) - 1)
  return end < 0 ? undefined : text.slice(text.lastIndexOf("\n", end - 1) + 1, end)
}

/** Characters that would end an address in Markdown, or would need escaping there. */
const unsafe = /[\s\p{Cc}\p{Cs}<>()[\]\\"'`*|^{}]/gu

/** @returns an address in which the characters that Markdown does not allow are percent-encoded */
export const encodeAddress = (address: string): string =>
  address
    .trim()
    .replace(unsafe, encoded)
    .replace(/&(?=#?\w+;)/g, "%26")
const encoded = (letter: string): string =>
  [...new TextEncoder().encode(letter)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")

/** A percent-encoded character in UTF-8. */
const encodedLetter =
  /%[0-7][0-9a-f]|%[cd][0-9a-f]%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-7](?:%[89ab][0-9a-f]){3}/gi

/**
 * @param address of a picture, as written in Markdown or as remark-rehype normalizes it
 * @returns the path of its file: percent-encoded characters are decoded, and any other % stands for itself
 */
export const pathOfAddress = (address: string): string => address.replace(encodedLetter, decodePercent)

/** @returns the address that stands for a path in Markdown; `pathOfAddress` turns it back into the path */
export const addressOfPath = (path: string): string =>
  encodeAddress(path.replace(/%(?=[0-9a-f]{2})/gi, "%25").replace(/[?#]/g, encoded))

/**
 * @param node a link, a picture, or a reference definition
 * @param text that contains it
 * @returns the span of its address; undefined if it is not written literally, such as with entities
 */
export function addressIn(node: Link | Image | Definition, text: string): Span | undefined {
  const written = sourceOf(node, text)
  // The text of a link may contain an address too.
  const from = node.type === "definition" ? written.indexOf("]:") : written.lastIndexOf("](")
  const found = written.indexOf(node.url, Math.max(from, 0))
  if (found < 0 || node.url === "") return undefined
  const start = startOf(node) + found
  return { start, end: start + node.url.length }
}

/** The reading speed of adults for texts of this kind. */
const wordsAMinute = 265

/**
 * @param text parsed by kit/content/markdown/markdown.ts
 * @param language of the text, which defines word boundaries: Chinese and Japanese have no spaces between words
 * @returns the number of words, including code and footnotes
 */
export function wordCount(text: Root, language: string): number {
  const written = [...walk(text)].map(({ node }) => ("value" in node ? node.value : "\n")).join("")
  return countWords(written, language)
}

/**
 * @param text parsed by kit/content/markdown/markdown.ts
 * @param language of the text
 * @returns whole minutes, at least one
 */
export const readingMinutes = (text: Root, language: string): number =>
  Math.max(1, Math.round(wordCount(text, language) / wordsAMinute))

/** @returns the headings of a text in order */
export function headings(tree: Root): Heading[] {
  const found: Heading[] = []
  for (const { node } of walk(tree)) if (node.type === "heading") found.push(node)
  return found
}

/** @returns the id of each heading, by the heading's offset in the text; made from its words, without footnote numbers */
export function idsOfHeadings(tree: Root): ReadonlyMap<number, string> {
  const found = headings(tree)
  const ids = headingIds(found.map(plainWords))
  return new Map(found.map((heading, index) => [startOf(heading), ids[index] ?? ""]))
}

/**
 * @param titles of a text's headings, in order
 * @returns a unique id for each: its letters and digits, in any script, joined by hyphens
 */
export function headingIds(titles: readonly string[]): string[] {
  const taken = new Set<string>(takenAnchors)
  const numbers = new Map<string, number>()
  return titles.map((title) => {
    const plain = title.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, "-")
    const id = free(plain.replace(/^-|-$/g, "") || "section", taken, numbers)
    taken.add(id)
    return id
  })
}

/** The prefix of footnote ids. */
const noteId = /^fn(?:ref)?-/

/** @param numbers the last number given to each id, so that a thousand equal headings are not counted from the start each time */
function free(id: string, taken: ReadonlySet<string>, numbers: Map<string, number>): string {
  if (!taken.has(id) && !noteId.test(id)) return id
  for (let number = (numbers.get(id) ?? 1) + 1; ; number++) {
    const next = `${id}-${number}`.replace(noteId, "note-")
    if (taken.has(next)) continue
    numbers.set(id, number)
    return next
  }
}

/** Where a text becomes more costly to parse than anything that people write, with the message about it. */
export interface ExceededLimit extends DiagnosticMessage {
  /** Offsets into the text. */
  readonly span: { readonly start: number; readonly end: number }
}

/**
 * Limits for a text, each many times what a long article has. The time for parsing grows at least with the square of the nesting depth and of the number of
 * footnotes; within these limits, the worst text takes a few seconds.
 */
export const limits = { characters: 300_000, levels: 100, brackets: 300, emphasis: 500, notes: 1000 } as const

/** Opens a quote, a list entry or a footnote at the start of a line, or directly behind another of these. */
const container = /([ \t]*)(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^[\]\n]*\]:)/y

/** Signs that nest within a paragraph. */
const signs = /[[\]]|([*_~])\1*/g

/**
 * Examines a text before it is parsed, in time proportional to its length.
 *
 * @param text in Markdown, with Unix line breaks
 * @returns the first place where it exceeds a limit; undefined if it can be parsed
 */
export function findExceededLimit(text: string): ExceededLimit | undefined {
  if (text.length > limits.characters) return tooMuch(say("text-long", { most: limits.characters }), 0)
  let [start, notes] = [0, 0]
  let open = nothingOpen()
  for (const line of text.split("\n")) {
    if (levelsOf(line) > limits.levels) return tooMuch(say("text-deep", { most: limits.levels }), start)
    notes += line.split("]:").length - 1
    if (notes > limits.notes) return tooMuch(say("text-notes", { most: limits.notes }), start)
    // An empty line ends everything that a paragraph has opened.
    if (line.trim() === "") open = nothingOpen()
    else if (isNestedTooDeeply(line, open)) return tooMuch(say("text-nested"), start)
    start += line.length + 1
  }
  return undefined
}

const tooMuch = (message: DiagnosticMessage, start: number): ExceededLimit => ({
  ...message,
  span: { start, end: start },
})

/** How many quotes, list entries and footnotes a line may be in: those that it marks, and those that its indentation may continue. */
function levelsOf(line: string): number {
  let levels = 0
  container.lastIndex = 0
  for (let found = container.exec(line); found && levels <= limits.levels; found = container.exec(line))
    levels += 1 + Math.floor((found[1] ?? "").replaceAll("\t", "    ").length / 2)
  return levels
}

/** How many brackets are open, and how many runs of each sign of emphasis. */
type Open = Map<string, number>

const nothingOpen = (): Open => new Map([["[", 0]])

function isNestedTooDeeply(line: string, open: Open): boolean {
  for (const { 0: run, 1: sign, index } of line.matchAll(signs)) {
    const kind = sign ?? "["
    const depth = open.get(kind) ?? 0
    if (run === "[") open.set(kind, depth + 1)
    else if (run === "]") open.set(kind, Math.max(0, depth - 1))
    else open.set(kind, depth + change(depth, line[index - 1] ?? " ", line[index + run.length] ?? " "))
    const emphasis = [...open].reduce((sum, [name, count]) => (name === "[" ? sum : sum + count), 0)
    if ((open.get("[") ?? 0) > limits.brackets || emphasis > limits.emphasis) return true
  }
  return false
}

/** A run of signs directly behind a character closes an open one; otherwise, one directly before a character opens another. */
function change(depth: number, before: string, after: string): -1 | 0 | 1 {
  if (/\S/.test(before) && depth > 0) return -1
  return /\S/.test(after) ? 1 : 0
}
