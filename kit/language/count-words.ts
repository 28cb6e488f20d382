/**
 * @param text plain text
 * @param language of the text, which defines word boundaries: Chinese and Japanese have no spaces between words
 * @returns the number of words
 */
export function countWords(text: string, language: string): number {
  const segments = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)]
  return segments.filter(({ isWordLike }) => isWordLike).length
}
