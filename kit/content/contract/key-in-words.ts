/**
 * @param key such as longDescription
 * @returns the key in words, such as Long description; a final Url is dropped
 */
export function keyInWords(key: string): string {
  const words = key.replace(/(?<=.)Url$/, "").replace(/(?<=.)\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
