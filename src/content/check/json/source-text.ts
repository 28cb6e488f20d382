/** Where something stands in a file, as editors count: from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number
  readonly column: number
  readonly lineText: string
}

/** A file's text, and where its lines begin. */
export interface SourceText {
  readonly text: string
  readonly lineStarts: readonly number[]
}

/**
 * @param text of a file
 * @returns the same, with its lines found
 */
export function sourceText(text: string): SourceText {
  const breaks = [...text.matchAll(/\r\n|\n|\r/g)]
  return { text, lineStarts: [0, ...breaks.map((found) => found.index + found[0].length)] }
}

/**
 * @param source the file
 * @param offset into its text
 * @returns the line and column there
 */
export function positionAt({ text, lineStarts }: SourceText, offset: number): Position {
  const index = lineOf(lineStarts, offset)
  const start = lineStarts[index] ?? 0
  const [lineText = ""] = text.slice(start, lineStarts[index + 1]).split(/[\r\n]/, 1)
  return { line: index + 1, column: offset - start + 1, lineText }
}

/** By halves: a large file has thousands of lines, and its problems are hundreds. */
function lineOf(lineStarts: readonly number[], offset: number): number {
  let [first, last] = [0, lineStarts.length - 1]
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if ((lineStarts[middle] ?? 0) <= offset) first = middle
    else last = middle - 1
  }
  return first
}
