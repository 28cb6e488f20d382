/** A cell. A column whose cells are all numbers, with or without a unit, is aligned to the right. */
export type Cell = string | number

/**
 * @param head the columns' names
 * @param rows with one cell per column
 * @returns a Markdown table, padded to be readable as text
 */
export function table(head: readonly string[], rows: ReadonlyArray<readonly Cell[]>): string {
  const texts = [head, ...rows].map((row) => row.map((cell) => String(cell).replaceAll("|", "\\|")))
  const widths = head.map((_, column) => Math.max(3, ...texts.map((row) => row[column]?.length ?? 0)))
  const right = head.map((_, column) => rows.length > 0 && rows.every((row) => isFigure(row[column])))
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`
  const padded = texts.map((row) =>
    line(
      widths.map((width, column) => {
        const text = row[column] ?? ""
        return right[column] ? text.padStart(width) : text.padEnd(width)
      }),
    ),
  )
  const rule = line(widths.map((width, column) => (right[column] ? `${"-".repeat(width - 1)}:` : "-".repeat(width))))
  return [padded[0], rule, ...padded.slice(1)].join("\n")
}

/** A number, optionally with thousands separators or a unit, or a dash for no value. */
const isFigure = (cell: Cell | undefined): boolean => /^(?:–|-?[\d,.]+(?: (?:s|ms|MB|kB))?)$/.test(String(cell))

/**
 * @param value a ratio
 * @returns the ratio with two decimals, like the goals
 */
export const ratio = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : "–")

/**
 * @param value any number
 * @param digits after the decimal point
 * @returns the number with commas between the thousands
 */
export const figure = (value: number, digits = 0): string =>
  value.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits })
