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

/** The names of invisible characters. Joiners (U+200C, U+200D) and direction marks are not listed: some languages and emoji need them. */
export const invisibleNames: ReadonlyMap<string, string> = new Map([
  ["\u00ad", "a soft hyphen"],
  ["\u200b", "a zero-width space"],
  ["\u2060", "a word joiner"],
  ["\ufeff", "a byte order mark"],
])

/** A pattern of one invisible or control character. */
export const invisibleLetters = `[${[...invisibleNames.keys()].join("")}]|${controlCharacters.source}`

/** @returns a text without invisible characters */
export const withoutInvisible = (text: string): string => text.replace(new RegExp(invisibleLetters, "gu"), "")
