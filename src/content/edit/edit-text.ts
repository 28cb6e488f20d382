import { lineBreakFrom, plainText, withLineFeeds } from "../texts/line-breaks"

/**
 * Puts another text in the place of a file's, and changes nothing that is the same in both: an editor gives one line break for each, and the
 * file's own stay, whichever they are.
 *
 * @param text of the file
 * @param given the new text, with any line breaks
 * @returns the file's new text
 */
export function editText(text: string, given: string): string {
  const { plain, placed } = plainText(text)
  const { start, end, insert } = changedPart(plain, withLineFeeds(given))
  const middle = insert.replaceAll("\n", lineBreakFrom(text, placed(start)) || "\n")
  return text.slice(0, placed(start)) + middle + text.slice(placed(end))
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
