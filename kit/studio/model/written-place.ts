import { plainForm } from "./replace/plain-form"
import { literal, type Piece } from "./replace/text-run"
import { type Notation, textRunsOf } from "./replace/text-runs"

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

/** Where a letter on a page is written in a value. */
export interface WrittenPlace {
  readonly offset: number
  /** How many letters in a row, including it, are the same in both. */
  readonly alike: number
}

/** @returns the letters of a text on a page */
export const shownLetters = (text: string): Letters => lettersIn([literal(text)])

/** @returns the letters of a value that visitors can read */
export const writtenLetters = (value: string, notation: Notation): Letters =>
  lettersIn(notation === "plain" ? messagePieces(value) : textRunsOf(value, notation).flatMap(({ pieces }) => pieces))

/** Stands for a placeholder; no page shows it. */
const gap = "\ufffc"

function messagePieces(value: string): readonly Piece[] {
  const placeholders = [...value.matchAll(/\{\w+\}/g)].map(
    ({ index, 0: name }) => [index, index + name.length] as const,
  )
  return [...placeholders, [value.length, value.length] as const].flatMap(([start, end], at) => [
    literal(value, placeholders[at - 1]?.[1] ?? 0, start),
    ...(end > start ? [{ start, end, shown: gap, kind: "unaligned" } as const] : []),
  ])
}

function lettersIn(pieces: readonly Piece[]): Letters {
  const { text, starts, ends } = plainForm(pieces, { matchCase: true, language: "en" })
  const units = [...starts.keys()].filter((unit) => text[unit] !== " ")
  return {
    text: units.map((unit) => text[unit]).join(""),
    starts: units.map((unit) => starts[unit] ?? 0),
    ends: units.map((unit) => ends[unit] ?? 0),
  }
}

/** How many letters on either side are compared, which is enough to tell places apart. */
const maxContext = 2000

/**
 * Finds a letter by the letters around it. Pages show values with different spaces, with soft hyphens, without markup, next to other values, or with words in
 * place of placeholders.
 *
 * @param written the letters of the value
 * @param shown the letters of the page
 * @param edge a caret on the page
 * @returns where the letter is in the value; undefined if it is not there
 */
export function writtenPlace(
  written: Letters,
  shown: Letters,
  { letter, isBehind }: LetterEdge,
): WrittenPlace | undefined {
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
  if (!best) return undefined
  return { offset: (isAtEnd ? written.ends : written.starts)[best.unit] ?? 0, alike: best.alike }
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
