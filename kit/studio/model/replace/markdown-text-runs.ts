import type { Code, InlineCode, Link, Nodes, Parents, PhrasingContent, Root, RootContent } from "mdast"
import type { Span } from "../../../content/location/source-text"
import { addressIn, parseMarkdown, sourceOf, spanOf, startOf, walk } from "../../../content/markdown/markdown"
import { literal, type Piece, type TextRun } from "./text-run"

/** @returns the texts and addresses of a Markdown text, without the addresses of pictures, which are paths */
export const markdownTextRuns = (text: string): readonly TextRun[] => [...within(parseMarkdown(text), text)]

function* within(parent: Root | RootContent, text: string): Generator<TextRun> {
  if (parent.type === "paragraph" || parent.type === "heading" || parent.type === "tableCell") {
    yield* paragraph(parent, text)
    return
  }
  if (parent.type === "code") yield* linesOf(parent, text)
  else if (parent.type === "definition") yield* address(parent, text)
  else if ("children" in parent) for (const child of parent.children) yield* within(child, text)
}

function* paragraph(node: Parents, text: string): Generator<TextRun> {
  yield* words(node.children.flatMap((child) => piecesOf(child as PhrasingContent, text)))
  for (const inner of inside(node)) {
    if (inner.type === "image" || inner.type === "imageReference") {
      // The description comes after ![.
      yield* words(aligned(inner.alt ?? "", text, startOf(inner) + 2, spanOf(inner).end, true))
      if (inner.type === "image") yield* title(inner.title, inner, text)
    } else if (inner.type === "link") {
      if (isAutomatic(inner, text)) yield { kind: "address", pieces: inner.children.flatMap((each) => of(each, text)) }
      else yield* address(inner, text)
      yield* title(inner.title, inner, text)
    }
  }
}

function* inside(parent: Parents): Generator<Nodes> {
  for (const child of parent.children) {
    yield child
    if ("children" in child) yield* inside(child)
  }
}

function* words(pieces: readonly Piece[]): Generator<TextRun> {
  if (pieces.length > 0) yield { kind: "words", pieces }
}

/** The pieces of a part of a paragraph; none for a part that has its own run. */
function piecesOf(node: PhrasingContent, text: string): readonly Piece[] {
  if (node.type === "link" && isAutomatic(node, text)) return []
  return of(node, text)
}

function of(node: PhrasingContent, text: string): readonly Piece[] {
  // A node that the parser itself added has no place in the text.
  if (!node.position) return []
  const { start, end } = spanOf(node)
  if (node.type === "text") return aligned(node.value, text, start, end)
  if (node.type === "inlineCode") return code(node, text)
  if (node.type === "break") return [{ start, end, shown: " ", kind: "escaped" }]
  return "children" in node ? node.children.flatMap((child) => piecesOf(child, text)) : []
}

/** Whether a link is a bare address, which is also its text. */
const isAutomatic = (node: Link, text: string): boolean => !sourceOf(node, text).startsWith("[")

function* address(node: Parameters<typeof addressIn>[0], text: string): Generator<TextRun> {
  const span = addressIn(node, text)
  if (span) yield { kind: "address", pieces: [literal(text, span.start, span.end)] }
}

function* title(shown: string | null | undefined, node: Nodes, text: string): Generator<TextRun> {
  if (!shown) return
  const { start, end } = spanOf(node)
  const found = text.lastIndexOf(shown, end - shown.length)
  if (found > start) yield* words([literal(text, found, found + shown.length)])
}

function code(node: InlineCode, text: string): readonly Piece[] {
  const { start, end } = spanOf(node)
  const found = sourceOf(node, text).indexOf(node.value)
  if (found >= 0) return [literal(text, start + found, start + found + node.value.length)]
  return [{ start, end, shown: node.value, kind: "unaligned" }]
}

/** Each line of a code block, without the block's indentation. */
function* linesOf(node: Code, text: string): Generator<TextRun> {
  const written = sourceOf(node, text).split("\n")
  const isFenced = /^\s*(?:`{3}|~{3})/.test(written[0] ?? "")
  let offset = startOf(node)
  const shown = node.value.split("\n")
  for (const [index, line] of written.entries()) {
    const value = shown[isFenced ? index - 1 : index]
    const end = offset + line.length
    if (value && line.endsWith(value)) yield* words([literal(text, end - value.length, end)])
    offset = end + 1
  }
}

const escapable = /^[!-/:-@[-`{-~]$/
const reference = /^&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/i

/**
 * Finds where the letters of a value are written.
 *
 * @param value as parsed: without escaping backslashes, character references, and the markers that begin the lines of a quote
 * @param text that contains it, from `start` to `end`
 * @param isOpen whether something else may follow the value before `end`
 */
function aligned(value: string, text: string, start: number, end: number, isOpen = false): readonly Piece[] {
  if (value === "") return []
  const pieces: Piece[] = []
  let [read, from, at] = [start, start, 0]
  const escaped = (length: number, shown: string) => {
    if (from < read) pieces.push(literal(text, from, read))
    pieces.push({ start: read, end: read + length, shown, kind: "escaped" })
    read += length
    from = read
  }
  while (at < value.length) {
    const letter = value.charAt(at)
    const rest = text.slice(read, end)
    const lineBreak = letter === "\n" && /^[ \t]*\n[ \t>]*/.exec(rest)?.[0]
    const signs = reference.exec(rest)?.[0]
    if (lineBreak) escaped(lineBreak.length, " ")
    else if (rest[0] === "\\" && rest[1] === letter && escapable.test(letter)) escaped(2, letter)
    else if (signs !== undefined && !value.startsWith(signs, at)) {
      const shown = String.fromCodePoint(value.codePointAt(at) ?? 0)
      escaped(signs.length, shown)
      at += shown.length - 1
    } else if (rest[0] === letter) read += 1
    else return [{ start, end, shown: value, kind: "unaligned" }]
    at += 1
  }
  if (from < read) pieces.push(literal(text, from, read))
  // Trailing space is not part of a text.
  return isOpen || text.slice(read, end).trim() === "" ? pieces : [{ start, end, shown: value, kind: "unaligned" }]
}

/** @returns the addresses of all pictures in a Markdown text, and where they are written */
export function pictureAddresses(text: string): ReadonlyArray<{ readonly url: string } & Span> {
  return [...walk(parseMarkdown(text))].flatMap(({ node }) => {
    const span = node.type === "image" ? addressIn(node, text) : undefined
    return node.type === "image" && span ? [{ url: node.url, ...span }] : []
  })
}
