import { type Comparison, isInvisible, type PlainForm, plainForm } from "./plain-form"
import { type Piece, shownIn } from "./text-run"
import { type Notation, textRunsOf } from "./text-runs"

/** What to find. */
export interface Query extends Comparison {
  readonly words: string
  readonly wholeWords: boolean
  /** Whether to search the addresses of links too. */
  readonly inLinks: boolean
}

/** A place where a value has the words. */
export interface Match {
  readonly start: number
  readonly end: number
  readonly kind: "words" | "address"
  /** What visitors read: the words, and the sentence around them. */
  readonly shown: string
  readonly before: string
  readonly after: string
  /** Whether there is markup within the words, which replacing them would break. */
  readonly isSplit: boolean
}

/**
 * @param value of the content
 * @param notation in which it is written
 * @param query what to find, letter by letter
 * @returns all matches in order, without overlaps
 */
export function matchesIn(value: string, notation: Notation, query: Query): readonly Match[] {
  const words = plainForm([{ start: 0, end: query.words.length, shown: query.words, kind: "literal" }], query).text
  if (words.trim() === "") return []
  const found = textRunsOf(value, notation).flatMap(({ kind, pieces }) => {
    if (kind === "address" && !query.inLinks) return []
    const form = plainForm(pieces, query)
    return placesIn(form, words, query).map(({ from, to }): Match => {
      const [start, end] = [form.starts[from] ?? 0, form.ends[to - 1] ?? 0]
      const isSplit = isSplitIn(form, from, to, value)
      return { start, end, kind, isSplit, shown: shownIn(pieces, start, end), ...around(pieces, start, end, query) }
    })
  })
  return found.sort((one, other) => one.start - other.start)
}

interface Place {
  readonly from: number
  readonly to: number
}

function placesIn(form: PlainForm, words: string, query: Query): readonly Place[] {
  const found: Place[] = []
  for (let from = form.text.indexOf(words); from >= 0; ) {
    const to = from + words.length
    const isMatch = isWhole(form, from, to) && (!query.wholeWords || isOfWords(form.text, from, to, query.language))
    if (isMatch) found.push({ from, to })
    from = form.text.indexOf(words, isMatch ? to : from + 1)
  }
  return found
}

/** What combines with the preceding character: combining marks, variation selectors, skin tones, and the zero-width joiner of emoji. */
const joined = /^(?:\p{M}|\u200d|[\u{1f3fb}-\u{1f3ff}])/u

/** Whether a match does not cut through a letter, such as half an ß, or a letter without its accent. */
function isWhole({ text, starts, ends, unaligned }: PlainForm, from: number, to: number): boolean {
  const isInside = (at: number) =>
    at > 0 && at < text.length && !unaligned[at] && starts[at] === starts[at - 1] && ends[at] === ends[at - 1]
  return !isInside(from) && !isInside(to) && !joined.test(text.slice(to, to + 2)) && text[from - 1] !== "\u200d"
}

const wordLetter = /[\p{L}\p{M}\p{N}_]/u

/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

function isOfWords(text: string, from: number, to: number, language: string): boolean {
  return [from, to].every((at) => {
    const [before, after] = [lastLetter(text.slice(Math.max(0, at - 2), at)), [...text.slice(at, at + 2)][0] ?? ""]
    if (!wordLetter.test(before) || !wordLetter.test(after)) return true
    if (!unspaced.test(before) || !unspaced.test(after)) return false
    return segmenterFor(language, "word").segment(text).containing(at)?.index === at
  })
}

const lastLetter = (text: string): string => [...text].at(-1) ?? ""

/** Whether there is anything but invisible characters between a match's letters. */
function isSplitIn({ starts, ends, unaligned }: PlainForm, from: number, to: number, value: string): boolean {
  for (let at = from; at < to; at += 1) {
    if (unaligned[at]) return true
    if (at > from && !isInvisible(value.slice(ends[at - 1], starts[at]))) return true
  }
  return false
}

/** How much of a long sentence is shown on either side, in characters. */
const maxContext = 70

/** The sentence around a match, shortened if it is long. */
function around(
  pieces: readonly Piece[],
  start: number,
  end: number,
  { language }: Query,
): Pick<Match, "before" | "after"> {
  const [before, words, after] = [shownIn(pieces, 0, start), shownIn(pieces, start, end), shownIn(pieces, end)]
  const sentences = segmenterFor(language, "sentence").segment(before + words + after)
  const first = sentences.containing(before.length)?.index ?? 0
  const last = sentences.containing(Math.max(before.length, before.length + words.length - 1))
  const behind = last ? last.index + last.segment.length - before.length - words.length : after.length
  return { before: cutBefore(before.slice(first)), after: cutAfter(after.slice(0, Math.max(0, behind)).trimEnd()) }
}

function cutBefore(text: string): string {
  if (text.length <= maxContext) return text.trimStart()
  const cut = text.slice(-maxContext)
  return `… ${cut.slice(cut.search(/\s/) + 1)}`
}

function cutAfter(text: string): string {
  if (text.length <= maxContext) return text
  const cut = text.slice(0, maxContext)
  return `${cut.slice(0, /\s\S*$/.exec(cut)?.index ?? maxContext)} …`
}

/** Kept because creating one takes longer than using it. */
const segmenters = new Map<string, Intl.Segmenter>()

function segmenterFor(language: string, granularity: "word" | "sentence"): Intl.Segmenter {
  const key = `${language} ${granularity}`
  const found = segmenters.get(key) ?? newSegmenter(language, granularity)
  segmenters.set(key, found)
  return found
}

function newSegmenter(language: string, granularity: "word" | "sentence"): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity })
  } catch {
    // An invalid language code, such as a half-typed one.
    return new Intl.Segmenter("en", { granularity })
  }
}
