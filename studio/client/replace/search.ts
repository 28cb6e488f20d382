import { type Match, matchesIn, type Query } from "../../../src/content/replace/matches"
import { plainText } from "../../../src/content/replace/plain-form"
import { type NewWords, replacement } from "../../../src/content/replace/replacement"
import type { Notation } from "../../../src/content/replace/stretches"
import type { ContentState } from "../content/content-state"
import type { TextPart } from "../content/edits/replace-texts"
import { type ContentText, textsOf } from "./searched-texts"

/** A text that holds the words. */
export interface FoundText extends ContentText {
  readonly notation: Notation
  readonly matches: readonly Match[]
}

/**
 * @param content to search
 * @param query what to find
 * @returns the texts that hold the words, in the order of the files
 */
export function search(content: Pick<ContentState, "docs" | "contract">, query: Query): readonly FoundText[] {
  if (query.words.trim() === "") return []
  const mayHold = quickLook(query)
  return textsOf(content).flatMap((text) => {
    const { notation, value } = text
    if (notation === undefined || !mayHold(value, notation)) return []
    const matches = matchesIn(value, notation, query)
    return matches.length > 0 ? [{ ...text, notation, matches }] : []
  })
}

/** Marks within a word of Markdown. */
const marks = /[*_~`\\]/g

/** Tells quickly of most texts that they do not hold the words: parsing Markdown takes much longer. */
function quickLook(query: Query): (value: string, notation: Notation) => boolean {
  const plain = plainText(query.words.replace(marks, ""), query)
  const longest = (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).reduce(
    (best, each) => (each.length > best.length ? each : best),
    "",
  )
  return (value, notation) =>
    // Letters may be written as character references.
    notation !== "markdown" || /&[#\w]+;/.test(value) || plainText(value.replace(marks, ""), query).includes(longest)
}

/** What to write in the chosen places, and the texts that cannot take the words. */
export interface Prepared {
  readonly parts: readonly TextPart[]
  readonly unfit: readonly FoundText[]
}

/**
 * @param found the texts, each with the matches that are to be replaced
 * @param given the words to write in their place
 */
export function prepared(found: readonly FoundText[], given: NewWords): Prepared {
  const all = found.map((text) => ({ text, spans: replacement(text.value, text.notation, text.matches, given) }))
  return {
    parts: all.flatMap(({ text: { file, path, value }, spans }) =>
      spans ? [{ location: { file, path }, was: value, spans }] : [],
    ),
    unfit: all.flatMap(({ text, spans }) => (spans ? [] : [text])),
  }
}
