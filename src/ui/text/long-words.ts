/** Thirteen letters or more without a place to divide them: what a phone does not hold in the largest sizes of text. */
const unbroken = /[^\s\u00ad-]{13,}/u

/** @returns whether a headline is to be set smaller where there is little room, so that its longest word stands in one line */
export const givesWay = (headline: string): boolean => unbroken.test(headline)
