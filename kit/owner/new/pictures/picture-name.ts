import { slugOf } from "../../../language/slug"

/** In characters: long enough for any title that fits, short enough for every file system. */
const longest = 80

/**
 * @param words candidates for the picture's name, the best first
 * @param fallback a valid name, for titles without a letter from a to z
 * @param language of the words
 * @returns the name in kebab-case, without extension
 */
export function pictureStem(words: readonly unknown[], fallback: string, language: string | undefined): string {
  const slugs = words.map((word) => (typeof word === "string" ? slugOf(word, language) : ""))
  const slug = slugs.find((found) => found !== "") ?? fallback
  if (slug.length <= longest) return slug
  const cut = slug.slice(0, longest + 1)
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, longest)
}

/**
 * @param stem a name without extension
 * @param taken the names of existing files
 * @returns the stem, with a number if a file already has it, regardless of extension and case: such similar names would be confused
 */
export function freeStem(stem: string, taken: readonly string[]): string {
  const stems = new Set(taken.map((name) => name.toLowerCase().replace(/\.[^.]*$/, "")))
  let free = stem
  for (let number = 2; stems.has(free); number++) free = `${stem}-${number}`
  return free
}
