import type { List, Paragraph, Parents, TableRow, Text } from "mdast"
import { withoutControls, withoutInvisible } from "../../../language/control-characters"
import { brokenRule } from "../../contract/rules/diagnose"
import { webLinkRules } from "../../contract/rules/links"
import type { DiagnosticMessage, LocalDiagnostic } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import type { Span } from "../../location/source-text"
import { lineAbove, parseMarkdown, sourceOf, spanOf, startOf, walk } from "../../markdown/markdown"
import { saidOf, say } from "../../sentences/sentences"
import { wordsOutsideCode } from "./foreign-markdown"
import { garbledDiagnostic } from "./garbled-letters"
import { controlDiagnostics, invisibleDiagnostic } from "./invisible-letters"
import { textError, textWarning } from "./text-diagnostic"

/**
 * Finds invisible characters, and syntax that visitors would see as typed because it is not valid in this site's Markdown.
 *
 * @param text in Markdown
 * @returns its diagnostics
 */
export function rawMarkdownDiagnostics(text: string): LocalDiagnostic[] {
  const tree = parseMarkdown(text)
  const words = wordsOutsideCode(text, tree, true)
  const found = [...walk(tree)].flatMap(({ node, ancestors }) => {
    if (node.type === "text") return invisible(node, text)
    if (node.type === "tableRow") return rowDiagnostics(node, columnsOf(ancestors.at(-1)), text)
    if (node.type === "list") return listedDashes(node, text)
    if (node.type !== "paragraph") return []
    const { start, end } = spanOf(node)
    const outside = words.slice(start, end)
    return [...spaces(node, outside, text), ...inlineNotes(start, outside, text), ...inLines(node, text)]
  })
  return [...controlDiagnostics(text), ...found]
}

const columnsOf = (table: Parents | undefined): number =>
  (table?.type === "table" && table.children[0]?.children.length) || 0

function invisible(node: Text, text: string): LocalDiagnostic[] {
  const [start, written] = [startOf(node), sourceOf(node, text)]
  const span = { start, end: start + written.length }
  // Behind a sign that needs a space, one of no width was meant to be that space.
  const spaced = written.replace(/^([-*+]|\d{1,9}[.)]|#{1,6})[\u200b\u2060\ufeff]+/gm, "$1 ")
  const misread = garbledDiagnostic(written).map((message) => textWarning(span, message, span))
  const unseen = invisibleDiagnostic(withoutControls(node.value)).map((message) =>
    textWarning(
      span,
      saidOf(message, {}, replacement(withoutInvisible(spaced), message.fix?.applicability ?? "suggested")),
      span,
    ),
  )
  return [...unseen, ...misread]
}

/** A link or picture, to find spaces in its address; they are valid in a title or between < and >. Reads each letter once, never past the next bracket. */
const address = /(!?)\[([^[\]\n]*)\]\(([^)["'<]*)\)/g

/** A link whose address contains brackets, and whose own closing bracket is missing. */
const unclosed = /!?\[[^[\]\n]+\]\([^()\s<>]*\([^()\s]*\)(?![^\s(]*\))/g

/** A space, or one line break, between two other characters. */
const isSpaced = (written: string): boolean => /\S\s+\S/.test(written) && written.split("\n", 3).length <= 2

/** Finds Pandoc's inline footnotes; in the Markdown of GitHub and this site, footnotes go below the text. */
function inlineNotes(start: number, words: string, text: string): LocalDiagnostic[] {
  return [...words.matchAll(/\^\[(?:(?!\^\[)[^\]\n])+\]/g)].map(({ index, 0: written }) => {
    const span = spanFrom(start + index, written)
    return textError(span, say("note-inline", { note: text.slice(span.start + 2, span.end - 1) }))
  })
}

function spaces(node: Paragraph, words: string, text: string): LocalDiagnostic[] {
  // Valid links, which the patterns may also match: a title may be in round brackets too.
  const right = new Set([...walk(node)].flatMap(({ node: piece }) => ("url" in piece ? startOf(piece) : [])))
  const open = [...words.matchAll(unclosed)].flatMap(({ index, 0: written }) => {
    const span = spanFrom(startOf(node) + index, written)
    const message = say("link-brackets", {}, replacement(`${text.slice(span.start, span.end)})`, "suggested"))
    return right.has(span.start) ? [] : [textError(span, message, span)]
  })
  const spaced = [...words.matchAll(address)].flatMap((found) => {
    if (right.has(startOf(node) + found.index) || !isSpaced(found[3] ?? "")) return []
    const span = spanFrom(startOf(node) + found.index, found[0])
    // Matched again in the text itself, in which code is not masked.
    const [whole = found] = text.slice(span.start, span.end).matchAll(address)
    return [textError(span, spaceIn(whole), span)]
  })
  return [...open, ...spaced]
}

const quote = "(?:[“”„‟‘’‚«»‹›「」『』″`]|&quot;|'')+"
const quotedTitle = new RegExp(`^(\\S+)\\s+${quote}(.*?)${quote}$`)

function spaceIn([, mark, words, address = ""]: RegExpMatchArray): DiagnosticMessage {
  const written = address.trim()
  const [quoted, place, title] = quotedTitle.exec(written) ?? []
  if (quoted) {
    const right = `${mark}[${words}](${place} "${title?.replaceAll('"', '\\"')}")`
    return say("link-quotes", { right }, replacement(right, "suggested"))
  }
  const [sized, path] = /^(\S+)\s+=?\d*x\d*%?$/.exec(written) ?? []
  if (mark && sized) {
    const right = `![${words}](${path})`
    return say("picture-size", { right }, replacement(right, "suggested"))
  }
  if (mark) return say("picture-space", { right: `![${words}](${written.replaceAll(/\s+/g, "-")})` })
  const encoded = written.replaceAll(/\s+/g, "%20")
  const right = `[${words}](${encoded})`
  // No fix for an address within this site, since it is unknown here which pages exist.
  const fix = brokenRule(webLinkRules, encoded) ? undefined : replacement(right, "suggested")
  return say("link-space.text", { right }, fix)
}

/** Bullets that Markdown does not recognize, with the spaces and quotation signs before them. */
const bullet = /^((?:\s*>)*\s*)(?:[•●▪◦‣·]|\u{f0b7}|–(?=\s))\s*/u

function inLines(node: Paragraph, text: string): LocalDiagnostic[] {
  const [start, lines] = [startOf(node), sourceOf(node, text).split("\n")]
  if (lines.length > 1 && lines.every((line) => /^\s*\|.*\|\s*$/.test(line)))
    return brokenTableDiagnostics(start, lines)
  const first = lines.findIndex((line) => bullet.test(line))
  if (first < 0) return []
  const last = lines.findIndex((line, index) => index > first && !bullet.test(line))
  const points = lines.slice(first, last < 0 ? undefined : last)
  const before = lines.slice(0, first).reduce((length, line) => length + line.length + 1, 0)
  const span = spanFrom(start + before, points.join("\n"))
  return [textWarning(span, bulletsIn(points), span)]
}

const spanFrom = (start: number, written: string): Span => ({ start, end: start + written.length })

function bulletsIn(points: readonly string[]): DiagnosticMessage {
  const right = points.map((line) => line.replace(bullet, "$1- ")).join("\n")
  return say("bullet", {}, replacement(right, "suggested"))
}

/** Code as it would be outside a table. Escaped characters match too, so that an escaped backtick does not begin code. */
const code = /\\.|(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/g
const bar = /(?<!\\)\|/g

/**
 * Finds cells that end too early: in a table, a | ends a cell even within code.
 *
 * @param row of a table
 * @param columns of the table
 * @param text that contains the row
 * @returns warnings; a fix is certain if it gives the row as many cells as the table has columns
 */
function rowDiagnostics(row: TableRow, columns: number, text: string): LocalDiagnostic[] {
  const start = startOf(row)
  const whole = [...walk(row)].flatMap(({ node }) => (node.type === "inlineCode" ? [spanOf(node)] : []))
  const isWhole = (at: number) => whole.some((span) => span.start <= at && at < span.end)
  const cut = [...sourceOf(row, text).matchAll(code)].flatMap(({ index, 0: written, 2: inner = "" }) => {
    const span = { start: start + index, end: start + index + written.length }
    const bars = inner.match(bar)?.length ?? 0
    return bars > 0 && !isWhole(span.start) && !isWhole(span.end - 1) ? [{ span, written, bars }] : []
  })
  if (columns > 1 && !sourceOf(row, text).includes("|")) {
    const fix = text[start - 1] === "\n" ? replacement("\n", "suggested") : undefined
    return [textWarning(spanOf(row), say("table-end", {}, fix), { start, end: start })]
  }
  const cells = row.children.length
  const areAll = cells - cut.reduce((sum, { bars }) => sum + bars, 0) === columns
  if (cut.length > 0) return cut.map(({ span, written }) => textWarning(span, cutCode(written, areAll), span))
  const [first] = row.children.slice(columns)
  return first ? [textWarning(spanOf(first), say("table-cells", { cells, columns }))] : []
}

function cutCode(written: string, isCertain: boolean): DiagnosticMessage {
  const right = written.replaceAll(bar, "\\|")
  return say("table-code", { right }, replacement(right, isCertain ? "certain" : "suggested"))
}

/** A line of dashes under a table's first line. */
const dashes = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/
const cellsIn = (line: string): number =>
  line
    .replaceAll("\\|", "")
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|").length
const dashesFor = (head: string): string => `|${" --- |".repeat(cellsIn(head))}`

/**
 * @param list of a text
 * @param text that contains it
 * @returns an error if its first line is that of a table's dashes, which begins like a list: - | -
 */
function listedDashes(list: List, text: string): LocalDiagnostic[] {
  const head = lineAbove(list, text)
  const [line = ""] = sourceOf(list, text).split("\n", 1)
  if (!head?.includes("|") || !/^-[ \t]*\|[-:| \t]*$/.test(line)) return []
  const span = spanFrom(startOf(list), line)
  const right = dashesFor(head)
  return [textError(span, say("table-rule.list", { right }, replacement(right, "suggested")), span)]
}

/**
 * @param start the offset of lines that each begin and end with a | but are not a table
 * @param lines two or more
 * @returns diagnostics that say why they are not a table
 */
function brokenTableDiagnostics(start: number, [head = "", next = ""]: readonly string[]): LocalDiagnostic[] {
  const first = spanFrom(start, head)
  const indent = next.length - next.trimStart().length
  const second = spanFrom(first.end + 1 + indent, next.trim())
  const right = dashesFor(head)
  const plain = next.trim().replace(/\p{Zs}/gu, " ")
  if (plain !== next.trim() && dashes.test(plain))
    return [textWarning(second, say("markdown-space", { sign: "|" }, replacement(plain, "suggested")), second)]
  if (!dashes.test(next)) {
    const message = say("table-rule", { right }, replacement(`\n${right}`, "suggested"))
    return [textError(first, message, { start: first.end, end: first.end })]
  }
  const cut = [...head.matchAll(code)].filter(({ 2: inner }) => inner?.match(bar))
  const columns = cellsIn(next)
  if (cellsIn(head.replaceAll(code, (written) => written.replaceAll(bar, ""))) === columns)
    return cut.map(({ index, 0: written }) => {
      const span = spanFrom(start + index, written)
      return textWarning(span, cutCode(written, true), span)
    })
  const unequal = { cells: cellsIn(head), columns, right }
  return [textError(second, say("table-rule.cells", unequal, replacement(right, "suggested")), second)]
}
