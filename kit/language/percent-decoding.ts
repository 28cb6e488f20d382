/**
 * @param text of an address, such as a path or what follows its #
 * @returns the same with its percent-encoded characters decoded; unchanged if it is not valid percent-encoding
 */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // It throws a URIError, and nothing else.
    return text
  }
}
