import { markdownLanguage } from "@codemirror/lang-markdown"
import {
  asCellText,
  cellFrom,
  newTable,
  rowAfter,
  type Table,
  tableAt,
} from "../../../client/fields/controls/tools/table"

/** A text with the cursor at the sign ^, and the table there. */
function read(written: string): { text: string; at: number; table: Table | undefined } {
  const at = written.indexOf("^")
  const text = written.replace("^", "")
  return { text, at, table: tableAt(markdownLanguage.parser.parse(text), text, at) }
}

/** What is selected after Tab (1) or Shift Tab (-1), in square brackets. */
function after(written: string, by: 1 | -1): string | undefined {
  const { text, at, table } = read(written)
  const cell = table && cellFrom(table, at, by)
  return cell && `${text.slice(0, cell.from)}[${text.slice(cell.from, cell.to)}]${text.slice(cell.to)}`
}

const rule = "| --- | --- |"

test.each([
  ["from the first heading to the second", `| a^ | b |\n${rule}\n| c | d |`, `| a | [b] |\n${rule}\n| c | d |`],
  ["from the last heading to the first row", `| a | b^ |\n${rule}\n| c | d |`, `| a | b |\n${rule}\n| [c] | d |`],
  [
    "from the line under the heading to the first row",
    `| a | b |\n| -^-- | --- |\n| c | d |`,
    `| a | b |\n${rule}\n| [c] | d |`,
  ],
  ["into an empty cell, behind its first space", `| a | b^ |\n${rule}\n|  | d |`, `| a | b |\n${rule}\n| [] | d |`],
  ["from an empty cell", `| a | b |\n${rule}\n| ^ | d |`, `| a | b |\n${rule}\n|  | [d] |`],
  ["over a separator that is text", `| a^ | b \\| c |\n${rule}`, `| a | [b \\| c] |\n${rule}`],
  ["without outer separators", "a^ | b\n--- | ---\nc | d", "a | [b]\n--- | ---\nc | d"],
  [
    "to the next row if a row is short",
    `| a | b |\n${rule}\n| c^ |\n| d | e |`,
    `| a | b |\n${rule}\n| c |\n| [d] | e |`,
  ],
  ["in a quote to its rows", `> | a | b^ |\n> ${rule}\n> | c | d |`, `> | a | b |\n> ${rule}\n> | [c] | d |`],
  ["in a list", `- x\n\n  | a^ | b |\n  ${rule}`, `- x\n\n  | a | [b] |\n  ${rule}`],
  ["in the order in which Arabic is read", `| الاسم^ | السعر |\n| :-- | --: |`, `| الاسم | [السعر] |\n| :-- | --: |`],
])("Tab goes %s", (_way, before, then) => {
  expect(after(before, 1)).toBe(then)
})

test.each([
  ["to the cell before", `| a | b^ |\n${rule}`, `| [a] | b |\n${rule}`],
  ["from a row to the heading", `| a | b |\n${rule}\n| c^ | d |`, `| a | [b] |\n${rule}\n| c | d |`],
])("Shift Tab goes %s", (_way, before, then) => {
  expect(after(before, -1)).toBe(then)
})

test("before the first cell there is none, so that Shift Tab leaves the text", () => {
  expect(after(`|^ a | b |\n${rule}`, -1)).toBeUndefined()
})

test.each([
  ["a paragraph", "a | b^ c"],
  ["code", `\`\`\`\n| a^ | b |\n${rule}\n\`\`\``],
  ["the line behind a table", `| a | b |\n${rule}\n\n^`],
  ["a heading with another number of cells", `| a^ | b | c |\n${rule}`],
])("%s is no table", (_where, written) => {
  expect(read(written).table).toBeUndefined()
})

/** The text after a Tab in the last cell, with the cursor. */
function grown(written: string): string {
  const { text, at, table } = read(written)
  if (!table) throw new Error("There is no table.")
  expect(cellFrom(table, at, 1)).toBeUndefined()
  const row = rowAfter(table)
  const now = text.slice(0, row.at) + row.insert + text.slice(row.at)
  expect(row.to).toBe(row.from)
  return `${now.slice(0, row.from)}^${now.slice(row.from)}`
}

test.each([
  ["as wide as the line under the heading", `| a | b |\n| ----- | :-: |\n| c | d^ |`, "| ^      |     |"],
  ["quoted like the others", `> | a | b |\n> ${rule}\n> | c | d^ |`, "> | ^    |     |"],
  ["indented like the others", `- x\n\n  | a | b |\n  ${rule}\n  | c | d^ |`, "  | ^    |     |"],
  ["with outer separators, without which an empty row is none", "a | b\n--- | ---\nc | d^", "| ^   |    |"],
])("a new row is %s", (_how, before, row) => {
  expect(grown(before).split("\n").at(-1)).toBe(row)
})

test("a new row stands before what follows, and the alignment of the columns stays", () => {
  const text = grown(`| a | b |\n| :-- | --: |\n| c | d^ |\n\nMore.`)
  expect(text).toBe("| a | b |\n| :-- | --: |\n| c | d |\n| ^    |     |\n\nMore.")
  const table = read(text).table
  expect(table?.cells).toHaveLength(6)
})

test("a new table has its headings and empty rows, and is one", () => {
  const text = newTable(2, 2, (column) => `Heading ${column}`)
  expect(text).toBe(
    [
      "| Heading 1 | Heading 2 |",
      "| --------- | --------- |",
      "|           |           |",
      "|           |           |",
    ].join("\n"),
  )
  expect(tableAt(markdownLanguage.parser.parse(text), text, 3)?.cells).toHaveLength(6)
})

test.each([
  ["into a cell", `| a | b |\n${rule}\n| c^ | d |`, "|", "\\|"],
  ["into an empty cell", `| a | b |\n${rule}\n|  | ^ |`, "|", "\\|"],
  ["into a heading", `| a^ | b |\n${rule}`, "|", "\\|"],
  ["pasted into a cell", `| a | b |\n${rule}\n| ^ | d |`, "yes | no \\| never", "yes \\| no \\| never"],
  ["behind a backslash", `| a | b |\n${rule}\n| c\\^ | d |`, "|", "|"],
  ["at the end of a row that is being written", `| a | b |\n${rule}\n| c ^`, "|", "|"],
  ["in the line under the heading", `| a | b |\n| --^- | --- |`, "|", "|"],
  ["at the beginning of a row", `| a | b |\n${rule}\n^| c | d |`, "|", "|"],
])("a separator that comes %s", (_where, before, typed, written) => {
  const { text, at, table } = read(before)
  expect(table && asCellText(table, text, at, typed)).toBe(written)
})
