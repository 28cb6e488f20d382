/** Marks a point where a word may be divided: shown as a hyphen at the end of a line, invisible elsewhere. */
export const softHyphen = "\u00ad"

/**
 * @param text as a page shows it
 * @returns the text without soft hyphens, for every use except line layout
 */
export const withoutSoftHyphens = (text: string): string => text.replaceAll(softHyphen, "")
