/** @returns a text with the line breaks of Unix, whichever it has: Windows has two characters for one, old Macs had another one */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, "\n")

/** A text with its line breaks made alike, and where it stands in the file. */
export interface PlainText {
  readonly plain: string
  /** @returns the offset in the file's text of an offset in the plain one */
  readonly original: (offset: number) => number
}

/**
 * @param text of a file, with any line breaks
 * @returns the same with those of Unix
 */
export function plainText(text: string): PlainText {
  /** Offsets of the plain text behind which the file has had one character more. */
  const longer: number[] = []
  for (const { index } of text.matchAll(/\r\n/g)) longer.push(index - longer.length)
  return {
    plain: withLineFeeds(text),
    original: (offset) => offset + longer.filter((index) => index < offset).length,
  }
}

/** @returns the line break at an offset of a text or the next one behind it; the first of the text if none follows, and empty if it has none */
export const lineBreakFrom = (text: string, offset: number): string =>
  /\r\n|\n|\r/.exec(text.slice(offset))?.[0] ?? /\r\n|\n|\r/.exec(text)?.[0] ?? ""
