/** What a phone does not hold in the largest sizes of text, in letters without a place to divide them. */
const most = 12

/** How much more or less room than others some letters take. */
const apart = 0.4
const count = (part: string, letters: RegExp) => part.match(letters)?.length ?? 0

/** How long a word is, in letters of usual width. */
const lengthOf = (part: string): number =>
  part.length + apart * (count(part, /[mwMW]/g) - count(part, /[fijlrtIJ.,:;!'’|]/g))

/**
 * @param heading whose letters are large, or which stands in little room
 * @param letters how many its place holds at its narrowest
 * @returns whether it is to be set smaller where there is little room, so that its longest word stands in one line
 */
export const givesWay = (heading: string, letters: number = most): boolean =>
  heading.split(/[\s\u00ad-]/u).some((part) => lengthOf(part) > letters)
