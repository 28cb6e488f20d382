/** A position in a file as editors count it: lines and columns from 1, columns in UTF-16 units. */
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
  const [start = 0, next = text.length] = lineStarts.slice(index, index + 2)
  return text.slice(start, next).replace(/[\r\n]+$/, "")
}

/**
 * @param source the file
 * @param position in it; a line beyond the last means its end
 * @returns its offset
 */
function offsetAt({ text, lineStarts }: SourceText, { line, column }: Position): number {
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

/** @returns a text with Unix line breaks in place of those of Windows (two characters) and old Macs (a single CR) */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, "\n")

/** A text with normalized line breaks, and the mapping of its offsets to the file. */
interface PlainText {
  readonly plain: string
  /** Maps an offset in the plain text to the offset in the file's text. */
  readonly original: (offset: number) => number
}

/**
 * @param text of a file, with any line breaks
 * @returns the text with Unix line breaks
 */
export function plainText(text: string): PlainText {
  /** Offsets in the plain text after which the file has one more character. */
  const longer: number[] = []
  for (const { index } of text.matchAll(/\r\n/g)) longer.push(index - longer.length)
  return {
    plain: withLineFeeds(text),
    original: (offset) => offset + longer.filter((index) => index < offset).length,
  }
}

/** @returns the next line break at or after an offset, or else the text's first one; empty if it has none */
const lineBreakFrom = (text: string, offset: number): string =>
  /\r\n|\n|\r/.exec(text.slice(offset))?.[0] ?? /\r\n|\n|\r/.exec(text)?.[0] ?? ""

/** A part of a text, and its replacement. */
export interface TextSpan extends Span {
  readonly to: string
}

/** @returns a text with its spans replaced */
export const spliceText = (text: string, spans: readonly TextSpan[]): string =>
  spans.reduceRight((now, { start, end, to }) => now.slice(0, start) + to + now.slice(end), text)

/** @returns whether spans can be replaced in a text: they are in order, do not overlap, and lie within it */
export const areDisjoint = (spans: readonly TextSpan[], text: string): boolean =>
  spans.every(({ start, end }, index) => (spans[index - 1]?.end ?? 0) <= start && start <= end && end <= text.length)

/**
 * Replaces parts of a file; all other line breaks stay as they are.
 *
 * @param text of the file
 * @param spans by offsets into the text with Unix line breaks
 * @returns the file's new text
 */
export function editTextSpans(text: string, spans: readonly TextSpan[]): string {
  const { original } = plainText(text)
  return spliceText(
    text,
    spans.map(({ start, end, to }) => ({
      start: original(start),
      end: original(end),
      to: to.replaceAll("\n", lineBreakFrom(text, original(start)) || "\n"),
    })),
  )
}

/**
 * Replaces the text of a file, changing only the part that differs: editors normalize line breaks, but the file should keep its own.
 *
 * @param text of the file
 * @param given the new text, with any line breaks
 * @returns the file's new text
 */
export const editText = (text: string, given: string): string =>
  editTextSpans(text, [changedPart(withLineFeeds(text), withLineFeeds(given))])

/** @returns the smallest replacement of whole letters that turns one text into the other */
export function changedPart(before: string, after: string): TextSpan {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  // Two emoji often have the first of their two UTF-16 units in common.
  if (/[\ud800-\udbff]/.test(before[start - 1] ?? "")) start -= 1
  let same = 0
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1
  if (/[\udc00-\udfff]/.test(before[before.length - same] ?? "")) same -= 1
  return { start, end: before.length - same, to: after.slice(start, after.length - same) }
}

/**
 * @param text of a file
 * @param range to replace, which does not count a byte order mark, as in diagnostics
 * @param words the replacement
 * @returns the file's new text
 */
export function editRange(text: string, { start, end }: Range, words: string): string {
  const [mark, plain] = text.startsWith("\ufeff") ? ["\ufeff", text.slice(1)] : ["", text]
  const source = sourceText(plain)
  return mark + plain.slice(0, offsetAt(source, start)) + words + plain.slice(offsetAt(source, end))
}
