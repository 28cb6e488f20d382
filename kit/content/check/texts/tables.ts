import type { TableRow } from "mdast"
import type { DiagnosticMessage, LocalDiagnostic } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import type { Span } from "../../location/source-text"
import { sourceOf, spanOf, startOf, walk } from "../../markdown/markdown"
import { say } from "../../sentences/sentences"
import { textError, textWarning } from "./text-diagnostic"

/** Code as it would be outside of a table, and whatever is escaped before it. */
const code = /\\.|(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/g
const bar = /(?<!\\)\|/g

/**
 * Finds cells that end too early: in a table a | ends one, even within code.
 *
 * @param row of a table
 * @param columns of the table
 * @param text that it stands in
 * @returns warnings, with a certain fix if the row then has as many cells as the table has columns
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
const cellsIn = (line: string): number => line.replaceAll("\\|", "").trim().slice(1, -1).split("|").length

/**
 * @param start of lines that each begin and end with a |, and are no table
 * @param lines of which there are two or more
 * @returns why they are none
 */
export function brokenTableDiagnostics(start: number, [head = "", next = ""]: readonly string[]): LocalDiagnostic[] {
  const first = spanFrom(start, head)
  const indent = next.length - next.trimStart().length
  const second = spanFrom(first.end + 1 + indent, next.trim())
  const right = `|${" --- |".repeat(cellsIn(head))}`
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
