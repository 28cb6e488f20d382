/** A cell; numbers are aligned to the right, and shown as they are. */
export type Cell = string | number

/**
 * @param head the columns' names
 * @param rows as many cells each as there are columns
 * @returns a Markdown table that is also one to the eye
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

/** A number, with thousands or a unit or without, or a dash where there is none. */
const isFigure = (cell: Cell | undefined): boolean => /^(?:–|-?[\d,.]+(?: (?:s|ms|MB|kB))?)$/.test(String(cell))

/**
 * @param value a ratio
 * @returns it with the two digits that a goal is stated in
 */
export const ratio = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : "–")

/**
 * @param value any number
 * @param digits behind the point
 * @returns it with commas between the thousands
 */
export const figure = (value: number, digits = 0): string =>
  value.toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits })
