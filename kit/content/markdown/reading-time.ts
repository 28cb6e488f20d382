import type { Root } from "mdast"
import { wordsIn } from "../../language/words"
import { walk } from "./markdown"

/** The reading speed of adults for texts of this kind. */
const wordsAMinute = 265

/**
 * @param text parsed by kit/content/markdown/markdown.ts
 * @param language of the text, which decides what a word is: Chinese and Japanese have no spaces between words
 * @returns its number of words, including those of code and footnotes
 */
export function wordCount(text: Root, language: string): number {
  const written = [...walk(text)].map(({ node }) => ("value" in node ? node.value : "\n")).join("")
  return wordsIn(written, language)
}

/**
 * @param text parsed by kit/content/markdown/markdown.ts
 * @param language of the text
 * @returns whole minutes, at least one
 */
export const readingMinutes = (text: Root, language: string): number =>
  Math.max(1, Math.round(wordCount(text, language) / wordsAMinute))
