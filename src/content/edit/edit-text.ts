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
  const to = withLineFeeds(given)
  const { plain, placed } = plainText(text)
  const start = sameAtStart(plain, to)
  const end = sameAtEnd(plain, to, start)
  const middle = to.slice(start, to.length - end).replaceAll("\n", lineBreakFrom(text, placed(start)) || "\n")
  return text.slice(0, placed(start)) + middle + text.slice(placed(plain.length - end))
}

function sameAtStart(one: string, other: string): number {
  let length = 0
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1
  return length
}

function sameAtEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start
  let length = 0
  while (length < most && one[one.length - 1 - length] === other[other.length - 1 - length]) length += 1
  return length
}
