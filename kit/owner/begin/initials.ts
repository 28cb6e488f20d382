const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" })

/**
 * @param name of a person
 * @returns the first letters of the first and the last of its words, as capitals: EM for Edda Marlowe; one letter for a single word
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s,]+/u).filter((word) => /\p{L}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = "") => firstLetter(word)).join("")
}

const firstLetter = (word: string): string => {
  const letters = [...segmenter.segment(word)].map(({ segment }) => segment)
  return letters.find((letter) => /\p{L}/u.test(letter))?.toLocaleUpperCase("en") ?? ""
}
