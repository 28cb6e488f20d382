/** Characters that XML forbids or that are errors in HTML: control characters except tabs and line breaks, lone surrogates, and two noncharacters. */
export const controlCharacters = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** @returns a text without these characters */
export const withoutControls = (text: string): string => text.replace(controlCharacters, "")

/**
 * @param content of a file, as JSON can represent it
 * @returns a copy whose texts have none of these characters
 */
export const stripContentControls = <Content>(content: Content): Content =>
  JSON.parse(
    JSON.stringify(content, (_key, value: unknown) => (typeof value === "string" ? withoutControls(value) : value)),
  )

/**
 * Soft hyphen, zero-width space, word joiner and byte order mark. Joiners (U+200C, U+200D) and direction marks are not listed: some
 * languages and emoji need them.
 */
const invisible = "\u00ad\u200b\u2060\ufeff"

/** A pattern that matches one invisible or control character. */
const invisibleLetters = `[${invisible}]|${controlCharacters.source}`

/** @returns a text without invisible characters */
export const withoutInvisible = (text: string): string => text.replace(new RegExp(invisibleLetters, "gu"), "")
