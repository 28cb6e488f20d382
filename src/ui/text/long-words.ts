/** What a phone does not hold in the largest sizes of text, in letters without a place to divide them. */
const most = 12

/**
 * @param heading whose letters are large, or which stands in little room
 * @param letters how many its place holds on a phone of 320 px
 * @returns whether it is to be set smaller where there is little room, so that its longest word stands in one line
 */
export const givesWay = (heading: string, letters: number = most): boolean =>
  heading.split(/[\s\u00ad-]/u).some((part) => part.length > letters)
