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
  const start = sameAtStart(plain, to)
  const end = sameAtEnd(plain, to, start)
  /** Where a place of the plain text stands in the file's. */
  const placed = (offset: number): number => {
    let place = offset
    for (const { 0: written, index } of breaks) if (index < place) place += written.length - 1
    return place
  }
  const lineBreak = /\r\n|\n|\r/.exec(text)?.[0] ?? "\n"
  const middle = to.slice(start, to.length - end).replaceAll("\n", lineBreak)
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
