/**
 * @param text in plain words
 * @param language it is in, which decides what a word is: Chinese and Japanese put no spaces between them
 * @returns how many words it has
 */
export function wordsIn(text: string, language: string): number {
  const segments = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)]
  return segments.filter(({ isWordLike }) => isWordLike).length
}
