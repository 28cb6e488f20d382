import { offsetAt, type Range, sourceText } from "../check/json/source-text"
import { lineBreakFrom, plainText, withLineFeeds } from "../texts/line-breaks"

/**
 * Puts another text in place of a file's, and changes nothing that is the same in both: an editor gives one line break for each, and the
 * file's own stay, whichever they are.
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

/** Where two texts differ: what stands from `start` to `end` of the first is `insert` in the second. */
export interface ChangedPart {
  readonly start: number
  readonly end: number
  readonly insert: string
}

/** @returns the smallest part of a text that has to be replaced to make another of it */
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
 * @param range of it, as a diagnostic has it: without a byte order mark
 * @param words to write there instead
 * @returns the file's new text
 */
export function editRange(text: string, { start, end }: Range, words: string): string {
  const [mark, plain] = text.startsWith("\ufeff") ? ["\ufeff", text.slice(1)] : ["", text]
  const source = sourceText(plain)
  return mark + plain.slice(0, offsetAt(source, start)) + words + plain.slice(offsetAt(source, end))
}
