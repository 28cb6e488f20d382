import type { syntaxTree } from "@codemirror/language"

/** A Markdown text as CodeMirror has parsed it, with the tables of GitHub Flavored Markdown. */
type Tree = ReturnType<typeof syntaxTree>
type Node = Tree["topNode"]

/** The text of a cell without the spaces around it, as offsets; of an empty cell, where its text begins. */
export interface Cell {
  readonly from: number
  readonly to: number
  /** Where the cell itself begins, after its separator. */
  readonly start: number
}

/** A table in a Markdown text. */
export interface Table {
  /** Its end, as an offset. */
  readonly to: number
  /** Row by row, the heading first. */
  readonly cells: readonly Cell[]
  /** An empty row like those of the table: indented or quoted as they are, its separators below those of the line under the heading. */
  readonly emptyRow: string
}

/**
 * @param tree of the text
 * @param text in Markdown
 * @param at an offset
 * @returns the table there; undefined if there is none
 */
export function tableAt(tree: Tree, text: string, at: number): Table | undefined {
  const node = tableNode(tree.resolveInner(at, -1)) ?? tableNode(tree.resolveInner(at, 1))
  const [header, delimiter, ...body] = node ? linesOf(node) : []
  if (!node || !header || !delimiter) return undefined
  const columns = cellsOf(header, text).length
  const rows = [header, ...body].map((row) => cellsOf(row, text).slice(0, columns))
  return { to: node.to, cells: rows.flat(), emptyRow: emptyRow(delimiter, text) }
}

/**
 * @param table to go through
 * @param at the cursor's offset
 * @param by 1 to the next cell, -1 to the one before
 * @returns the cell to go to; undefined behind the last cell and before the first
 */
export function cellFrom({ cells }: Table, at: number, by: 1 | -1): Cell | undefined {
  const here = cells.findLastIndex(({ start }) => start <= at)
  return cells[Math.max(0, here) + by]
}

/**
 * A separator that is typed or pasted into a cell would split it. In a row that is only being written, which no separator closes yet, it is one.
 *
 * @param table around it
 * @param text in Markdown
 * @param at the cursor's offset
 * @param typed what comes there
 * @returns the same, its separators as text if it comes into a cell
 */
export function asCellText({ cells }: Table, text: string, at: number, typed: string): string {
  const [from, end] = [text.lastIndexOf("\n", at - 1) + 1, text.indexOf("\n", at)]
  const behind = text.slice(at, end < 0 ? undefined : end)
  const isInCell = cells.some(({ start }) => from <= start && start <= at) && separatorsIn(behind).length > 0
  if (!isInCell || typed.includes("\n")) return typed
  // After a backslash that was typed before it, it is text already.
  const isText = /(?:^|[^\\])(?:\\\\)*\\$/.test(text.slice(from, at))
  const separators = separatorsIn(isText ? `\\${typed}` : typed).map((index) => (isText ? index - 1 : index))
  return typed.replace(/\|/g, (sign, index: number) => (separators.includes(index) ? `\\${sign}` : sign))
}

/** A change of a text that ends with a cell to be selected. */
export interface TableEdit {
  readonly at: number
  readonly insert: string
  /** The selection afterwards. */
  readonly from: number
  readonly to: number
}

/** @returns the edit that adds a row to a table, with the cursor in its first cell */
export function rowAfter({ to, emptyRow }: Table): TableEdit {
  const insert = `\n${emptyRow}`
  const from = to + insert.indexOf("|") + 2
  return { at: to, insert, from, to: from }
}

/**
 * @param rows under the heading
 * @param columns of the table
 * @param heading returns the text of a column's heading, by its number from 1
 * @returns a table in Markdown. No column has an alignment of its own, so each begins where the language of the site does.
 */
export function newTable(rows: number, columns: number, heading: (column: number) => string): string {
  const headings = Array.from({ length: columns }, (_, index) => heading(index + 1))
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`
  const filled = (sign: string) => row(headings.map(({ length }) => sign.repeat(Math.max(3, length))))
  const lines = [row(headings.map((each) => each.padEnd(3))), filled("-"), ...Array<string>(rows).fill(filled(" "))]
  return lines.join("\n")
}

function tableNode(node: Node): Node | undefined {
  for (let each: Node | null = node; each; each = each.parent) if (each.name === "Table") return each
  return undefined
}

/** The heading, the line under it, and the rows. In a quote its marks are beside them. */
function linesOf(table: Node): readonly Node[] {
  const lines: Node[] = []
  for (let child = table.firstChild; child; child = child.nextSibling) if (isLine.test(child.name)) lines.push(child)
  return lines
}

const isLine = /^Table(?:Header|Delimiter|Row)$/

/** The parts of a line between its separators, as offsets into the line; nothing is left of the outer ones. */
function partsOf(line: string): ReadonlyArray<readonly [start: number, end: number]> {
  const separators = separatorsIn(line)
  const starts = [0, ...separators.map((index) => index + 1)]
  const parts = starts.map((start, index) => [start, separators[index] ?? line.length] as const)
  const isBlank = ([start, end]: readonly [number, number]) => line.slice(start, end).trim() === ""
  return parts.filter((part, index) => !((index === 0 || index === parts.length - 1) && isBlank(part)))
}

/** @returns where the separators of a line are. With a backslash before it, it is text, also in code. */
const separatorsIn = (line: string): readonly number[] =>
  [...line.matchAll(/\\.|\|/gs)].flatMap(({ 0: sign, index }) => (sign === "|" ? [index] : []))

function cellsOf({ from, to }: Node, text: string): readonly Cell[] {
  const line = text.slice(from, to)
  return partsOf(line).map(([start, end]) => {
    const part = line.slice(start, end)
    const written = part.trim()
    const before = written === "" ? Math.min(1, part.length) : part.indexOf(written)
    return { start: from + start, from: from + start + before, to: from + start + before + written.length }
  })
}

function emptyRow({ from, to }: Node, text: string): string {
  const before = text.slice(text.lastIndexOf("\n", from - 1) + 1, from)
  const widths = partsOf(text.slice(from, to)).map(([start, end]) => Math.max(2, end - start))
  return `${before}|${widths.map((width) => `${" ".repeat(width)}|`).join("")}`
}
