/** Where a word may be divided: shown as a hyphen at the end of a line, and as nothing elsewhere. */
export const softHyphen = "\u00ad"

/**
 * @param text as a page shows it
 * @returns the same without soft hyphens, as everything but what is laid out in lines is to have it
 */
export const withoutSoftHyphens = (text: string): string => text.replaceAll(softHyphen, "")
