/** How the entries of a file are written. */
export interface Style {
  /** What one level is indented by; empty if everything stands in one line. */
  readonly unit: string
  /** What the entry itself is indented by. */
  readonly indent: string
  /** The file's line break; empty if everything stands in one line. */
  readonly lineBreak: string
}

/** A list that is no longer than this stands in one line, as in the files that came with the site. */
const widest = 100

/**
 * @param entry to be written
 * @param style of the file
 * @returns the entry as JSON, without indentation before its first line
 */
export function entryText(entry: Readonly<Record<string, unknown>>, { unit, indent, lineBreak }: Style): string {
  const inner = indent + unit
  const members = Object.entries(entry).map(([key, value]) => {
    const name = `${inner}${JSON.stringify(key)}:${lineBreak ? " " : ""}`
    return name + valueText(value, { unit, indent: inner, lineBreak }, name.length)
  })
  return `{${lineBreak}${members.join(`,${lineBreak}`)}${lineBreak}${indent}}`
}

function valueText(value: unknown, { unit, indent, lineBreak }: Style, before: number): string {
  if (!Array.isArray(value)) return JSON.stringify(value)
  const words = value.map((word) => JSON.stringify(word))
  const inOneLine = `[${words.join(lineBreak ? ", " : ",")}]`
  if (!lineBreak || before + inOneLine.length <= widest) return inOneLine
  return `[${lineBreak}${words.map((word) => indent + unit + word).join(`,${lineBreak}`)}${lineBreak}${indent}]`
}
