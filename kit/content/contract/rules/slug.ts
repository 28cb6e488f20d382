import { inLatinLetters } from "./latin-letters"

/**
 * @param text such as a title
 * @param language of the text, a BCP 47 tag; decides what ä, ö, ü, å and ø become: "überlastet" is "ueberlastet" in German
 * @returns its slug: a to z, 0 to 9, single hyphens; empty if no character of it is usable
 */
export function slugOf(text: string, language = ""): string {
  return inLatinLetters(text.toLowerCase(), language)
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
}
