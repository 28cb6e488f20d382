/** Characters that XML does not allow, or that HTML takes for an error: control characters but for tabs and line breaks, and halves of characters. */
export const controlCharacters = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu

/** @returns a text without them */
export const withoutControls = (text: string): string => text.replace(controlCharacters, "")

/**
 * @param content of a file: what JSON can hold
 * @returns a copy whose texts have none of them
 */
export const contentWithoutControls = <Content>(content: Content): Content =>
  JSON.parse(
    JSON.stringify(content, (_key, value: unknown) => (typeof value === "string" ? withoutControls(value) : value)),
  )
