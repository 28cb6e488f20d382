import type { Span } from "../../../content/location/source-text"
import { escapeAttribute } from "../../../language/html"
import { decodeEntities } from "../../../language/html-entities"
import { type Notation, spelledIn, wordSpans } from "../../model/written-words"
import type { ContentState } from "../content/state"
import { type ContentText, textsOf } from "./texts"

/** What to find. */
export interface Query {
  readonly words: string
  readonly matchCase: boolean
  readonly wholeWords: boolean
  /** The language of the texts, which decides about capitals, such as İ for i in Turkish. */
  readonly language: string
}

/** A place where a text has the words. */
export interface Match extends Span {
  /** What visitors read: the words, and the text around them. */
  readonly shown: string
  readonly before: string
  readonly after: string
}

/** A text that holds the words. */
export interface FoundText extends ContentText {
  readonly matches: readonly Match[]
}

/**
 * @param content to search
 * @param query what to find
 * @returns the texts that hold the words, in the order of the files
 */
export function searchTexts(content: Pick<ContentState, "docs" | "contract">, query: Query): readonly FoundText[] {
  const find = finderFor(query)
  return textsOf(content).flatMap((text) => {
    const matches = find(text.value, text.notation)
    return matches.length > 0 ? [{ ...text, matches }] : []
  })
}

/** @returns a function that finds all places of a text that have the words, in order; partly bold or linked words are not found */
export function finderFor(query: Query): (value: string, notation: Notation) => readonly Match[] {
  const words = query.words.normalize("NFC").replace(new RegExp(unseen, "gu"), "").replace(/\s+/g, " ")
  if (words.trim() === "") return () => []
  const known = new Map<Notation, readonly [quick: RegExp, pattern: RegExp]>()
  const patternsFor = (notation: Notation) => {
    const letters = [...words].map((letter) => formsOf(letter, notation, query)).join(`${unseen}*`)
    const pattern = query.wholeWords ? asWhole(letters, words) : `${letters}${noMark}`
    return [new RegExp(letters, "u"), new RegExp(pattern, "gu")] as const
  }
  return (value, notation) => {
    const [quick, pattern] = known.get(notation) ?? patternsFor(notation)
    known.set(notation, [quick, pattern])
    // Parsing Markdown takes much longer than this.
    if (!quick.test(value)) return []
    return wordSpans(value, notation).flatMap((span) =>
      span.isAddress
        ? []
        : [...value.slice(span.start, span.end).matchAll(pattern)].flatMap(({ index, 0: { length } }) => {
            const start = span.start + index
            const end = start + length
            if (notation !== "plain" && isCut(value, { start, end })) return []
            const [before, shown, after] = [value.slice(0, start), value.slice(start, end), value.slice(end)].map(
              (part) => asRead(part, notation),
            ) as [string, string, string]
            return [{ start, end, shown, ...around(before, after) }]
          }),
    )
  }
}

/** What nobody sees or types: soft hyphens, byte order marks, word joiners, directional marks and isolates. */
const unseen = "[\\u00ad\\u200b\\u200e\\u200f\\u061c\\u2060\\ufeff\\u202a-\\u202e\\u2066-\\u2069]"

/** Signs that are typed the same way. */
const alike = ["'\u2018\u2019\u201a\u201b\u02bc\u2039\u203a", '"\u201c\u201d\u201e\u201f\u00ab\u00bb', "-\u2010\u2011"]

/** What would be part of the last letter: a mark above it, or the other half of an emoji. */
const noMark = "(?!\\p{M}|\\u200d|[\\u{1f3fb}-\\u{1f3ff}])"

const wordLetter = "[\\p{L}\\p{M}\\p{N}_]"

/** Scripts without spaces between words, where a word ends anywhere. */
const unspaced = ["Han", "Hiragana", "Katakana", "Thai", "Lao", "Khmer", "Myanmar"].map((name) => `\\p{Script=${name}}`)

function asWhole(letters: string, words: string): string {
  const outside = `(?![${unspaced.join("")}])${wordLetter}`
  const isLetter = new RegExp(wordLetter, "u")
  const [before, after] = [[...words][0] ?? "", [...words].at(-1) ?? ""].map((letter) => isLetter.test(letter))
  return `${before ? `(?<!${outside})` : ""}${letters}${noMark}${after ? `(?!${outside})` : ""}`
}

/** The ways in which a letter may be written, as a pattern. */
function formsOf(letter: string, notation: Notation, { matchCase, language }: Query): string {
  if (letter === " ") return notation === "plain" ? "\\s+" : "(?:\\s|&nbsp;)+"
  const signs = alike.find((each) => each.includes(letter)) ?? letter
  const upper = inCase(letter, "toLocaleUpperCase", language)
  const cases = [upper, inCase(letter, "toLocaleLowerCase", language), inCase(upper, "toLocaleLowerCase", language)]
  const forms = [...signs, ...(matchCase ? [] : cases)].flatMap((form) => [
    // Before the sign alone, which begins it.
    ...(notation === "plain" ? [] : [escapeAttribute(form)]),
    form,
    form.normalize("NFD"),
  ])
  const pattern = `(?:${[...new Set(forms)].map(asPattern).join("|")})`
  return (notation === "markdown" || notation === "marked") && isSign.test(letter) ? `\\\\?${pattern}` : pattern
}

/** @returns a text as a part of a regular expression */
const asPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")

const isSign = /[!-/:-@[-`{-~]/

/** @returns a text in capitals or small letters by the rules of a language */
export function inCase(text: string, way: "toLocaleUpperCase" | "toLocaleLowerCase", language: string): string {
  try {
    return text[way](language)
  } catch {
    // An invalid language code, such as a half-typed one.
    return text[way]("en")
  }
}

/** Whether a place begins or ends within a character reference, or between a backslash and its sign. */
const isCut = (value: string, place: Span): boolean =>
  spelledIn(value).some(({ start, end }) => [place.start, place.end].some((at) => start < at && at < end))

/** @returns a text without HTML tags and entities; block tags become spaces */
const withoutTags = (text: string): string =>
  decodeEntities(text.replace(/<\/?(?:p|br|ul|ol|li|h\d|blockquote)\b[^>]*>/gi, " ").replace(/<[^>]*>/g, ""))

function asRead(text: string, notation: Notation): string {
  if (notation === "markup") return withoutTags(text)
  return notation === "plain" ? text : decodeEntities(text.replace(/\\([!-/:-@[-`{-~])/g, "$1"))
}

/** How much is shown on either side of the words, in characters. */
const maxContext = 70

/** The rest of the sentence, shortened if it is long. */
function around(before: string, after: string): Pick<Match, "before" | "after"> {
  const last = before.split(/\n|(?<=[.!?…])\s+/).at(-1) ?? ""
  const [first = ""] = after.split(/\n|(?<=[.!?…])\s/)
  return {
    before: last.length > maxContext ? `… ${last.slice(-maxContext).replace(/^\S*\s/, "")}` : last,
    after: first.length > maxContext ? `${first.slice(0, maxContext).replace(/\s\S*$/, "")} …` : first,
  }
}
