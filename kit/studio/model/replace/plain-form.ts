import type { Piece } from "./text-run"

/** How texts are compared. */
export interface Comparison {
  readonly matchCase: boolean
  /** The language of the texts, which decides about capitals, such as İ for i in Turkish. */
  readonly language: string
}

/** A text in the form used for comparison, and where its letters are written. */
export interface PlainForm {
  readonly text: string
  /** For each UTF-16 unit of the text, the start and end of the part of the value that it stands for. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** For each unit, whether its exact place within that part is unknown. */
  readonly unaligned: readonly boolean[]
}

/** Characters that nobody sees or types: soft hyphens, byte order marks, word joiners, directional marks and isolates. */
const unseen = /^[\u00ad\u200b\u200e\u200f\u061c\u2060\ufeff\u202a-\u202e\u2066-\u2069]+$/

/** @returns whether a text consists of invisible characters; true if it is empty */
export const isInvisible = (text: string): boolean => text === "" || unseen.test(text)

const quotes: ReadonlyArray<readonly [RegExp, string]> = [
  [/[\u2018\u2019\u201a\u201b\u02bc\u2039\u203a]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u00ab\u00bb]/g, '"'],
  [/[\u2010\u2011]/g, "-"],
]

/** For each comparison, the plain forms of the letters seen so far. */
const known = new Map<string, Map<string, string>>()

/**
 * @param pieces of a text
 * @param comparison what counts as the same letter
 * @returns the text in NFC, with straight quotes, plain hyphens and single plain spaces, and without invisible characters
 */
export function plainForm(pieces: readonly Piece[], comparison: Comparison): PlainForm {
  const letters = lettersFor(comparison)
  let text = ""
  const starts: number[] = []
  const ends: number[] = []
  const unaligned: boolean[] = []
  const add = (letter: string, start: number, end: number, isUnaligned = false) => {
    const plain = letters(letter)
    // Merges several spaces, unless there is markup between them.
    if (plain === " " && text.endsWith(" ") && ends.at(-1) === start) {
      ends[ends.length - 1] = end
      return
    }
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(start)
      ends.push(end)
      unaligned.push(isUnaligned)
    }
    text += plain
  }
  for (const { start, end, shown, kind } of pieces) {
    if (kind !== "literal") for (const letter of lettersOf(shown)) add(letter, start, end, kind === "unaligned")
    else {
      let at = start
      for (const letter of lettersOf(shown)) {
        add(letter, at, at + letter.length)
        at += letter.length
      }
    }
  }
  return { text, starts, ends, unaligned }
}

/** @returns a text in the form used for comparison, without the places of its letters */
export function plainText(text: string, comparison: Comparison): string {
  const letters = lettersFor(comparison)
  let plain = ""
  for (const letter of lettersOf(text)) {
    const next = letters(letter)
    if (next !== " " || !plain.endsWith(" ")) plain += next
  }
  return plain
}

/** A text's letters, each together with its combining marks. */
function lettersOf(text: string): Iterable<string> {
  if (text.normalize("NFC") === text) return text
  return [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)].map(({ segment }) => segment)
}

function lettersFor(comparison: Comparison): (letter: string) => string {
  const key = `${comparison.language} ${comparison.matchCase}`
  const all = known.get(key) ?? new Map<string, string>()
  known.set(key, all)
  return (letter) => {
    const found = all.get(letter)
    if (found !== undefined) return found
    const plain = isInvisible(letter) ? "" : plainLetter(letter, comparison)
    all.set(letter, plain)
    return plain
  }
}

function plainLetter(letter: string, { language, matchCase }: Comparison): string {
  if (/^\s+$/.test(letter)) return " "
  const plain = quotes.reduce((now, [sign, to]) => now.replace(sign, to), letter.normalize("NFC"))
  return matchCase ? plain : inOneCase(plain, language).normalize("NFC")
}

/** Converts to capitals first, so that ß equals ss, and ς at the end of a word equals σ. */
function inOneCase(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language).toLocaleLowerCase(language).replaceAll("ς", "σ")
  } catch {
    // An invalid language code, such as a half-typed one.
    return text.toUpperCase().toLowerCase().replaceAll("ς", "σ")
  }
}
