import { CsvError, parse } from "csv-parse/sync"
import { ImportRefusal } from "../format"

/** A row of a table by the names of its columns, trimmed. */
export type Row = ReadonlyMap<string, string>

/** The longest row: a text of some 150 pages. */
const longestRow = 1_000_000

/**
 * Reads a table of comma-separated values, with the first row that has some of the columns as its header: exports may begin with notes.
 *
 * @param text of the file, with commas, semicolons or tabs between its values
 * @param name of the file, for messages
 * @param isHeader whether a row names the columns
 * @param named what a column is called in the rows; by default as it is written
 * @returns the rows below the header; undefined if there is no header
 * @throws ImportRefusal if it ends within a value
 */
export function readTable(
  text: string,
  name: string,
  isHeader: (columns: readonly string[]) => boolean,
  named: (column: string) => string = (column) => column,
): readonly Row[] | undefined {
  const records = readRecords(text, name)
  const top = records.findIndex((record) => isHeader(record.map(named)))
  const columns = records[top]?.map(named)
  if (!columns) return undefined
  return records
    .slice(top + 1)
    .filter((record) => record.some((value) => value !== ""))
    .map((record) => new Map(columns.map((column, index) => [column, record[index] ?? ""])))
}

function readRecords(text: string, name: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      max_record_size: longestRow,
      relax_column_count: true,
      // LinkedIn's notes have quotation marks within sentences.
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === "CSV_MAX_RECORD_SIZE")
      throw new ImportRefusal(
        `${name} has a row that is too long to be one. Open it in a spreadsheet and save it as CSV.`,
      )
    throw new ImportRefusal(
      `${name} cannot be read as a table: a quotation mark is not closed, or the file ends early. Export it again.`,
    )
  }
}

/** Spreadsheets write semicolons where the comma divides decimals. */
function delimiterOf(text: string): string {
  const counts = [",", ";", "\t"].map((sign) => [sign, perLine(text, sign)] as const)
  const [best] = counts.sort(([, one], [, other]) => other - one)
  return best?.[0] ?? ","
}

const perLine = (text: string, sign: string): number =>
  Math.max(...text.split(/\r?\n/, 8).map((line) => line.replace(/"(?:[^"]|"")*"/g, "").split(sign).length))
