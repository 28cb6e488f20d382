/** Characters that XML does not allow, or that HTML takes for an error: control characters but for tabs and line breaks, and halves of characters. */
export const controlCharacters = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** @returns a text without them */
export const withoutControls = (text: string): string => text.replace(controlCharacters, "")

/**
 * @param content of a file: what JSON can hold
 * @returns a copy whose texts have none of them
 */
export const stripContentControls = <Content>(content: Content): Content =>
  JSON.parse(
    JSON.stringify(content, (_key, value: unknown) => (typeof value === "string" ? withoutControls(value) : value)),
  )

/**
 * A soft hyphen, a space without width, a word joiner and a byte order mark. Joiners (U+200C, U+200D) and direction marks are not listed: some
 * languages and emoji need them.
 */
const invisible = "\u00ad\u200b\u2060\ufeff"

/** A pattern of one invisible or control character. */
export const invisibleLetters = `[${invisible}]|${controlCharacters.source}`

/** @returns a text without invisible characters */
export const withoutInvisible = (text: string): string => text.replace(new RegExp(invisibleLetters, "gu"), "")
