/**
 * Encodes data in an address's fragment, which is never sent to a server: characters of six bits each, followed by two check characters that reveal whether
 * the fragment was cut off or changed.
 */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

/** @returns the character of the lowest six bits */
export const digit = (value: number): string => alphabet.charAt(value & 63)

/** @returns the six bits of a character; -1 if it is missing or not in the alphabet */
export const bitsOf = (character: string | undefined): number => (character ? alphabet.indexOf(character) : -1)

/** Two check characters, which depend on every other character. */
function checkOf(text: string): string {
  let sum = 7
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 4093
  return digit(sum >> 6) + digit(sum)
}

/** @returns a text with its check characters */
export const sealed = (text: string): string => text + checkOf(text)

/** @returns the text without its check characters; undefined if they do not match */
export function unsealed(text: string): string | undefined {
  const body = text.slice(0, -2)
  return sealed(body) === text ? body : undefined
}
