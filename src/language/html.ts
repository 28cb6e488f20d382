/**
 * @param text words
 * @returns HTML that shows them, for between two tags
 */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/**
 * @param text words
 * @returns HTML that holds them, for between two tags and for an attribute in double quotes
 */
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;")
