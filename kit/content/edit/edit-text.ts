import { offsetAt, type Range, sourceText } from "../json/source-text"
import { lineBreakFrom, plainText, withLineFeeds } from "../markdown/line-breaks"

/**
 * Replaces the text of a file, changing only the part that differs: editors normalize line breaks, and the file's own stay.
 *
 * @param text of the file
 * @param given the new text, with any line breaks
 * @returns the file's new text
 */
export function editText(text: string, given: string): string {
  const { plain, original } = plainText(text)
  const { start, end, insert } = changedPart(plain, withLineFeeds(given))
  const middle = insert.replaceAll("\n", lineBreakFrom(text, original(start)) || "\n")
  return text.slice(0, original(start)) + middle + text.slice(original(end))
}

/** The difference of two texts: the second has `insert` in place of the first's `start` to `end`. */
export interface ChangedPart {
  readonly start: number
  readonly end: number
  readonly insert: string
}

/** @returns the smallest part of a text to replace to get another */
export function changedPart(before: string, after: string): ChangedPart {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let same = 0
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1
  return { start, end: before.length - same, insert: after.slice(start, after.length - same) }
}

/**
 * @param text of a file
 * @param range to replace, as in diagnostics: not counting a byte order mark
 * @param words the replacement
 * @returns the file's new text
 */
export function editRange(text: string, { start, end }: Range, words: string): string {
  const [mark, plain] = text.startsWith("\ufeff") ? ["\ufeff", text.slice(1)] : ["", text]
  const source = sourceText(plain)
  return mark + plain.slice(0, offsetAt(source, start)) + words + plain.slice(offsetAt(source, end))
}
