/** @returns a text with Unix line breaks in place of those of Windows (two characters) and old Macs (another one) */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, "\n")

/** A text with normalized line breaks, and the mapping of its offsets to the file. */
export interface PlainText {
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

/** @returns the next line break at or after an offset, else the first of the text; empty if it has none */
export const lineBreakFrom = (text: string, offset: number): string =>
  /\r\n|\n|\r/.exec(text.slice(offset))?.[0] ?? /\r\n|\n|\r/.exec(text)?.[0] ?? ""
