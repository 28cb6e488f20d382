import { CsvError, parse } from "csv-parse/sync"
import { told } from "../../../content/sentences/sentences"
import { withoutControls } from "../../../language/control-characters"
import { ImportRefusal } from "../format"

/** A row of a table by the names of its columns, trimmed. */
export type Row = ReadonlyMap<string, string>

/** A table with a header. */
export interface Table {
  /** The columns' names in the file. */
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** The longest row: a text of some 150 pages. */
const maxRowLength = 1_000_000

/** How many rows, such as notes, titles and empty ones, may precede the one that names the columns. */
const maxRowsAbove = 30

/** Spreadsheets write semicolons where the comma divides decimals. */
const delimiters = [",", ";", "\t", "|"] as const

/**
 * Reads a table of comma-separated values, with the first row that has some of the columns as its header: exports may begin with notes.
 *
 * @param text of the file, with commas, semicolons, tabs or bars between its values
 * @param name of the file, for messages
 * @param isHeader whether a row names the columns
 * @param named a column's name in the rows; by default its name in the file
 * @returns the columns, and the rows below them; undefined if there is no header
 * @throws ImportRefusal if it ends within a value
 */
export function readTable(
  text: string,
  name: string,
  isHeader: (columns: readonly string[]) => boolean,
  named: (column: string) => string = (column) => column,
): Table | undefined {
  const fits = (record: readonly string[]) => isHeader(record.map(named))
  const delimiter = delimitersOf(text).find((each) => topOf(text, each).some(fits))
  if (delimiter === undefined) return undefined
  const records = readRecords(text, name, delimiter)
  const top = records.findIndex(fits)
  const columns = records[top]
  if (!columns) return undefined
  const rows = records.slice(top + 1).filter((record) => record.some((value) => value !== ""))
  return { columns, rows: rows.map((record) => rowOf(columns.map(named), record)) }
}

/** @returns whether a table has a header, by its first rows: the others may be damaged */
export const hasHeader = (
  text: string,
  isHeader: (columns: readonly string[]) => boolean,
  named: (column: string) => string,
): boolean => delimitersOf(text).some((delimiter) => topOf(text, delimiter).some((row) => isHeader(row.map(named))))

/** @returns the row that most likely names the columns of a table, for a message: the first with several texts */
export function likelyHeader(text: string): readonly string[] {
  const [delimiter = ","] = delimitersOf(text)
  return topOf(text, delimiter).find((record) => record.filter((value) => value !== "").length > 1) ?? []
}

/** If two columns have the same name, the first counts. */
function rowOf(columns: readonly string[], record: readonly string[]): Row {
  const row = new Map<string, string>()
  for (const [index, column] of columns.entries()) if (!row.has(column)) row.set(column, record[index] ?? "")
  return row
}

/** The first rows, as far as they can be read. Errors are reported when the whole table is read. */
function topOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  const keep = (record: string[]) => {
    rows.push(record)
    return record
  }
  try {
    parsed(text, delimiter, { to: maxRowsAbove, on_record: keep })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  return rows
}

function readRecords(text: string, name: string, delimiter: string): string[][] {
  try {
    return parsed(text, delimiter)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === "CSV_MAX_RECORD_SIZE") throw new ImportRefusal(told("import.table.row", { name }))
    const line = error.lines ? String(error.lines) : undefined
    throw new ImportRefusal(told("import.table.open", { name, line }))
  }
}

const parsed = (
  text: string,
  delimiter: string,
  more: { readonly to?: number; readonly on_record?: (record: string[]) => string[] } = {},
): string[][] =>
  parse(text, {
    bom: true,
    delimiter,
    max_record_size: maxRowLength,
    relax_column_count: true,
    // LinkedIn's notes have quotation marks within sentences.
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    cast: plainCell,
    ...more,
  })

/** A spreadsheet writes ="0743" so that spreadsheets keep the zero, and a carriage return for a line break within a cell. */
const plainCell = (written: string): string =>
  withoutControls(
    written
      .replace(/^="(.*)"$/, "$1")
      .replace(/\r\n?/g, "\n")
      .replace(/^#(?:N\/A|REF!|NV|BEZUG!)$/, ""),
  ).trim()

/** The separators, likeliest first: the most frequent in the first lines. Excel's own line, sep=;, decides. */
function delimitersOf(text: string): readonly string[] {
  const said = /^\ufeff?"?sep=(.)/i.exec(text)?.[1]
  const counted = delimiters
    .map((sign) => ({ sign, count: perLine(text, sign) }))
    .sort((one, other) => other.count - one.count)
    .map(({ sign }) => sign)
  return said === undefined ? counted : [said, ...counted.filter((sign) => sign !== said)]
}

const perLine = (text: string, sign: string): number =>
  Math.max(...text.split(/\r\n?|\n/, 8).map((line) => line.replace(/"(?:[^"]|"")*"/g, "").split(sign).length))
