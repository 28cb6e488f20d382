import type { List, TableRow } from "mdast"
import type { DiagnosticMessage, LocalDiagnostic } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import type { Span } from "../../location/source-text"
import { lineAbove, sourceOf, spanOf, startOf, walk } from "../../markdown/markdown"
import { say } from "../../sentences/sentences"
import { textError, textWarning } from "./text-diagnostic"

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
export function rowDiagnostics(row: TableRow, columns: number, text: string): LocalDiagnostic[] {
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
export function listedDashes(list: List, text: string): LocalDiagnostic[] {
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
export function brokenTableDiagnostics(start: number, [head = "", next = ""]: readonly string[]): LocalDiagnostic[] {
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

const spanFrom = (start: number, written: string): Span => ({ start, end: start + written.length })
