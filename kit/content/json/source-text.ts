/** A position in a file as editors count it: line and column from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Part of a file, end exclusive; empty where something is missing. */
export interface Range {
  readonly start: Position
  readonly end: Position
}

/** Part of a text by its offsets in UTF-16 units, end exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A file's text and the offsets of its lines. */
export interface SourceText {
  readonly text: string
  readonly lineStarts: readonly number[]
}

/** @returns a file's text with the offsets of its lines */
export function sourceText(text: string): SourceText {
  const breaks = [...text.matchAll(/\r\n|\n|\r/g)]
  return { text, lineStarts: [0, ...breaks.map((found) => found.index + found[0].length)] }
}

/**
 * @param source the file
 * @param offset into its text
 * @returns its line and column
 */
export function positionAt({ lineStarts }: SourceText, offset: number): Position {
  const index = lineOf(lineStarts, offset)
  return { line: index + 1, column: offset - (lineStarts[index] ?? 0) + 1 }
}

/** @returns the range of a part of the file's text */
export const rangeOf = (source: SourceText, { start, end }: Span): Range => ({
  start: positionAt(source, start),
  end: positionAt(source, end),
})

/** @returns the line at an offset into the file's text, without its line break */
export function lineTextAt({ text, lineStarts }: SourceText, offset: number): string {
  const index = lineOf(lineStarts, offset)
  const [lineText = ""] = text.slice(lineStarts[index] ?? 0, lineStarts[index + 1]).split(/[\r\n]/, 1)
  return lineText
}

/**
 * @param source the file
 * @param position in it; a line beyond the last means its end
 * @returns its offset
 */
export function offsetAt({ text, lineStarts }: SourceText, { line, column }: Position): number {
  return Math.min((lineStarts[line - 1] ?? text.length) + column - 1, text.length)
}

/** Binary search: a large file has thousands of lines and hundreds of diagnostics. */
function lineOf(lineStarts: readonly number[], offset: number): number {
  let [first, last] = [0, lineStarts.length - 1]
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if ((lineStarts[middle] ?? 0) <= offset) first = middle
    else last = middle - 1
  }
  return first
}
