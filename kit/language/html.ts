/**
 * @param text plain text
 * @returns the text escaped as HTML element content
 */
export const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/**
 * @param text plain text
 * @returns the text escaped for element content and for attributes in double quotes
 */
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;")
