import type { Span } from "../../content/location/source-text"
import { type Notation, spelledIn, wordSpans } from "./written-words"

/** A text's letters without spaces, and where each begins and ends. */
export interface Letters {
  readonly text: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** A caret beside a letter. Which letter matters at the edge of markup, where the letters on either side are written in different places. */
export interface LetterEdge {
  /** The offset of the letter. */
  readonly letter: number
  readonly isBehind: boolean
}

/** @returns the letters of a text on a page */
export const shownLetters = (text: string): Letters => lettersIn([{ start: 0, text }])

/** @returns the letters of a value that visitors can read */
export const writtenLetters = (value: string, notation: Notation): Letters =>
  lettersIn(
    notation === "plain" ? messageParts(value) : wordSpans(value, notation).flatMap((span) => partsOf(value, span)),
  )

/** A part of a value: written as it is shown, or one letter that is written as everything up to `end`. */
interface Part {
  readonly start: number
  readonly text: string
  readonly end?: number
}

/** Stands for a placeholder; no page shows it. */
const gap = "\ufffc"

const messageParts = (value: string): readonly Part[] =>
  [...value.matchAll(/\{\w+\}|[^{]+|\{/g)].map(({ index: start, 0: text }) =>
    /^\{./.test(text) ? { start, end: start + text.length, text: gap } : { start, text },
  )

function partsOf(value: string, { start, end }: Span): readonly Part[] {
  const all = spelledIn(value.slice(start, end))
  return [...all, { start: end - start, end: end - start, letter: "" }].flatMap((each, index) => {
    const from = start + (all[index - 1]?.end ?? 0)
    const at = start + each.start
    return [
      { start: from, text: value.slice(from, at) },
      { start: at, end: start + each.end, text: each.letter },
    ]
  })
}

/** What nobody sees or types: spaces, soft hyphens, byte order marks, word joiners, directional marks and isolates. */
const unseen = /^[\s\u00ad\u200b\u200e\u200f\u061c\u2060\ufeff\u202a-\u202e\u2066-\u2069]*$/

function lettersIn(parts: readonly Part[]): Letters {
  let text = ""
  const [starts, ends]: [number[], number[]] = [[], []]
  for (const { start, text: shown, end } of parts)
    for (const [index, letter] of graphemesOf(shown)) {
      if (unseen.test(letter)) continue
      const plain = letter
        .normalize("NFC")
        .replace(/[\u2018\u2019]/g, "'")
        .replace(/[\u201c-\u201e]/g, '"')
        .replace("\u2011", "-")
      text += plain
      for (let unit = 0; unit < plain.length; unit += 1) {
        starts.push(start + (end === undefined ? index : 0))
        ends.push(end ?? start + index + letter.length)
      }
    }
  return { text, starts, ends }
}

/** A text's letters, each together with its combining marks. */
function* graphemesOf(text: string): Generator<readonly [number, string]> {
  if (text.normalize("NFC") !== text)
    for (const { index, segment } of new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text))
      yield [index, segment]
  else
    for (let at = 0; at < text.length; ) {
      const letter = String.fromCodePoint(text.codePointAt(at) ?? 0)
      yield [at, letter]
      at += letter.length
    }
}

/** How many letters on either side are compared: enough to tell places apart. */
const maxContext = 2000

/**
 * Finds a letter by the letters around it. Pages show values with different spaces, with soft hyphens, without markup, next to other values, or with words in
 * place of placeholders.
 *
 * @param written the letters of the value
 * @param shown the letters of the page
 * @param edge a caret on the page
 * @returns the offset of the letter in the value; undefined if it is not there
 */
export function writtenPlace(written: Letters, shown: Letters, { letter, isBehind }: LetterEdge): number | undefined {
  const next = firstEndingAfter(shown.ends, letter)
  // A space is not among the letters, so a caret before a space is one after the previous letter.
  const isSpace = (shown.starts[next] ?? Number.POSITIVE_INFINITY) > letter
  const unit = isSpace && !isBehind ? next - 1 : next
  const isAtEnd = isSpace ? !isBehind : isBehind
  const sign = shown.text[unit]
  if (sign === undefined) return undefined
  const hasGaps = written.text.includes(gap)
  let best: { readonly unit: number; readonly alike: number } | undefined
  for (let at = written.text.indexOf(sign); at >= 0; at = written.text.indexOf(sign, at + 1)) {
    const before = alikeFrom(written.text, at, shown.text, unit, -1)
    const after = alikeFrom(written.text, at, shown.text, unit, 1)
    const alike = before + 1 + after
    // Words in place of a placeholder may share some letters with the text around it, so all letters up to the next placeholders must match.
    const isWhole = [written.text[at - before - 1] ?? gap, written.text[at + after + 1] ?? gap].every(
      (each) => each === gap,
    )
    if ((isWhole || !hasGaps) && (!best || alike > best.alike)) best = { unit: at, alike }
  }
  return best && ((isAtEnd ? written.ends : written.starts)[best.unit] ?? 0)
}

function alikeFrom(one: string, from: number, other: string, start: number, step: 1 | -1): number {
  let count = 0
  while (count < maxContext) {
    const letter = one[from + step * (count + 1)]
    if (letter === undefined || letter !== other[start + step * (count + 1)]) return count
    count += 1
  }
  return count
}

/** A binary search, because a page has many thousands of letters. */
function firstEndingAfter(ends: readonly number[], offset: number): number {
  let [first, last] = [0, ends.length]
  while (first < last) {
    const middle = (first + last) >> 1
    if ((ends[middle] ?? 0) > offset) last = middle
    else first = middle + 1
  }
  return first
}

/** A place in a template for the owner to fill in. */
const openPoint = /\[\[[^[\]\n]+\]\]/g

/** The selected part of a value; empty for a caret. */
export interface Selected {
  readonly start: number
  readonly end: number
}

/** @returns the open point around a caret, or the selection itself */
export function withOpenPoint(value: string, { start, end }: Selected): Selected {
  const point = start === end ? openPointsIn(value).find((each) => each.start <= start && start < each.end) : undefined
  return point ?? { start, end }
}

/** @returns where a value still has a template's open points */
export const openPointsIn = (value: string): readonly Selected[] =>
  [...value.matchAll(openPoint)].map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
