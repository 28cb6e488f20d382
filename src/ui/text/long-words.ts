/** How many characters without a division point fit on a phone in the largest text sizes. */
const maxLetters = 12

/** How much narrower or wider than average some characters are. */
const apart = 0.4
const count = (part: string, letters: RegExp) => part.match(letters)?.length ?? 0

/** The length of a word, in characters of average width. */
const lengthOf = (part: string): number =>
  part.length + apart * (count(part, /[mwMW]/g) - count(part, /[fijlrtIJ.,:;!'’|]/g))

/**
 * @param heading in large type, or in a narrow area
 * @param letters the number of characters that the area fits at its narrowest
 * @returns whether to set it smaller in a narrow area, so that its longest word fits on one line
 */
export const needsSmallerType = (heading: string, letters: number = maxLetters): boolean =>
  heading.split(/[\s\u00ad\p{Co}-]/u).some((part) => lengthOf(part) > letters)
