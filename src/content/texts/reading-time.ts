import type { Root } from "mdast"
import { wordsIn } from "../../language/words"
import { pieces } from "./markdown"

/** What adults read of a text of this kind. */
const wordsAMinute = 265

/**
 * @param text as src/content/texts/markdown.ts has read it
 * @param language it is in, which decides what a word is: Chinese and Japanese put no spaces between them
 * @returns how many words it has, those of code and notes included
 */
export function wordCount(text: Root, language: string): number {
  const written = [...pieces(text)].map(({ node }) => ("value" in node ? node.value : "\n")).join("")
  return wordsIn(written, language)
}

/**
 * @param text as src/content/texts/markdown.ts has read it
 * @param language it is in
 * @returns whole minutes, at least one
 */
export const readingMinutes = (text: Root, language: string): number =>
  Math.max(1, Math.round(wordCount(text, language) / wordsAMinute))
