import type { Definition, Heading, Image, Link, Nodes, Parents, Root, RootContent } from "mdast"
import remarkGfm from "remark-gfm"
import remarkParse from "remark-parse"
import { type Processor, unified } from "unified"
import { decodePercent } from "../../language/addresses"
import { countWords } from "../../language/numbers"
import { takenAnchors } from "../contract/rules/texts"
import type { Span } from "../location/source-text"
import { endBareAddresses, placeFoundLinks } from "./bare-addresses"
import { countSigns, type ExceededLimit, exceededBefore, exceededBy, type ReadText, TooManySigns } from "./limits"
import { keepNumbers } from "./list-numbers"
import { withPlainSpaces } from "./special-spaces"
import { cachedText } from "./tree-cache"

/** A line of hyphens is always a rule, and code is always fenced: nobody intends the other forms, and both occur by mistake. */
function oneFormEach(this: Processor): void {
  this.data().micromarkExtensions?.push({ disable: { null: ["setextUnderline", "codeIndented"] } })
}

/** @returns a parser of GitHub's Markdown, except that a single tilde is just a tilde (3~5 days), and that bare addresses end earlier (see `endBareAddresses`). */
export const usualMarkdown = () =>
  unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(endBareAddresses)

/** As usual, except that there are neither underlined headings nor indented code. */
const processor = usualMarkdown().use(oneFormEach).use(countSigns).freeze()

const nothing: Root = { type: "root", children: [] }

function read(text: string): ReadText {
  const before = exceededBefore(text)
  if (before) return { tree: nothing, excess: before }
  try {
    const tree = processor.parse(withPlainSpaces(text, (plain) => processor.parse(plain)))
    const excess = exceededBy(tree)
    if (excess) return { tree: nothing, excess }
    placeFoundLinks(tree, text)
    keepNumbers(tree, text)
    return { tree }
  } catch (error) {
    if (error instanceof TooManySigns) return { tree: nothing, excess: error.excess }
    throw error
  }
}

/** @returns the mdast tree of a Markdown text, which all callers share and must not change; an empty one for a text that exceeds a limit */
export const parseMarkdown = (text: string): Root => cachedText(text, read).tree

/**
 * @param text in Markdown, with Unix line breaks
 * @returns the first place where it exceeds a limit; undefined if it can be shown
 */
export const findExceededLimit = (text: string): ExceededLimit | undefined => cachedText(text, read).excess

/** A node of a text with its ancestors, the innermost last. */
interface Visit {
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

/** @returns the spans of code and HTML, in order */
export const codeSpans = (tree: Root): Span[] =>
  [...walk(tree)].flatMap(({ node }) =>
    node.type === "code" || node.type === "inlineCode" || node.type === "html" ? [spanOf(node)] : [],
  )

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
 * @returns a unique id for each: its letters and digits, in any script, joined by hyphens; "section" and a number for a title of signs alone
 */
export function headingIds(titles: readonly string[]): string[] {
  const taken = new Set<string>(takenAnchors)
  const numbers = new Map<string, number>()
  return titles.map((title) => {
    const plain = title
      .toLowerCase()
      .replace(markOfSign, "")
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, "-")
    const id = free(plain.replace(/^-|-$/g, "") || "section", taken, numbers)
    taken.add(id)
    return id
  })
}

/** Marks that belong to no letter. An emoji may be followed by one that is invisible by itself. */
const markOfSign = /\p{Variation_Selector}|(?<![\p{L}\p{N}\p{M}])\p{M}+/gu

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
