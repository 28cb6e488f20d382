/**
 * Puts another text in the place of a file's, and changes nothing that is the same in both: an editor gives one line break for each, and the
 * file's own stay, whichever they are.
 *
 * @param text of the file
 * @param to the new text, its lines ended by \n
 * @returns the file's new text
 */
export function editText(text: string, to: string): string {
  const breaks = [...text.matchAll(/\r\n|\r/g)]
  const plain = text.replace(/\r\n?/g, "\n")
  const { start, end, insert } = changedPart(plain, to)
  /** Where a place of the plain text stands in the file's. */
  const placed = (offset: number): number => {
    let place = offset
    for (const { 0: written, index } of breaks) if (index < place) place += written.length - 1
    return place
  }
  const lineBreak = /\r\n|\n|\r/.exec(text)?.[0] ?? "\n"
  return text.slice(0, placed(start)) + insert.replaceAll("\n", lineBreak) + text.slice(placed(end))
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
