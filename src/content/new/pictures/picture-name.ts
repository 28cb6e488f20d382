import { slugOf } from "../../contract/rules/texts"

/** Long enough for any title that fits, and short enough for every disk. */
const longest = 80

/**
 * @param words what the picture's name may be made from, the best first
 * @param fallback a clean name, for titles without a letter from a to z
 * @returns the name in kebab-case, without an ending
 */
export function pictureStem(words: readonly unknown[], fallback: string): string {
  const slugs = words.map((word) => (typeof word === "string" ? slugOf(word) : ""))
  const slug = slugs.find((found) => found !== "") ?? fallback
  if (slug.length <= longest) return slug
  const cut = slug.slice(0, longest + 1)
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, longest)
}

/**
 * @param stem a name without an ending
 * @param taken the names of the files that are there
 * @returns the stem, with a number if a file has it already, whatever its ending or capitals: two names so alike would be mistaken
 */
export function freeStem(stem: string, taken: readonly string[]): string {
  const stems = new Set(taken.map((name) => name.toLowerCase().replace(/\.[^.]*$/, "")))
  let free = stem
  for (let number = 2; stems.has(free); number++) free = `${stem}-${number}`
  return free
}
