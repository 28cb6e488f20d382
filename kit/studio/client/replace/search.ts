import { type Match, matchesIn, type Query } from "../../model/replace/matches"
import { plainText } from "../../model/replace/plain-form"
import { type NewWords, replacement } from "../../model/replace/replacement"
import type { Notation } from "../../model/replace/text-runs"
import type { TextPart } from "../content/replace-texts"
import type { ContentState } from "../content/state"
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
export function searchTexts(content: Pick<ContentState, "docs" | "contract">, query: Query): readonly FoundText[] {
  if (query.words.trim() === "") return []
  const mayHold = prefilter(query)
  return textsOf(content).flatMap((text) => {
    const { notation, value } = text
    if (notation === undefined || !mayHold(text)) return []
    const matches = matchesIn(value, notation, query)
    return matches.length > 0 ? [{ ...text, notation, matches }] : []
  })
}

/** Marks within a word of Markdown. */
const marks = /[*_~`\\]/g

/** Tells quickly of most texts that they do not hold the words: parsing Markdown takes much longer. */
function prefilter(query: Query): (text: ContentText) => boolean {
  const plain = plainText(query.words.replace(marks, ""), query)
  const longest = (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).reduce(
    (best, each) => (each.length > best.length ? each : best),
    "",
  )
  return (text) =>
    // Letters may be written as character references.
    text.notation !== "markdown" || /&[#\w]+;/.test(text.value) || withoutMarks(text, query).includes(longest)
}

/** The plain forms of texts in Markdown, by the way of comparing: a text stays the same for many searches. */
const plainForms = new WeakMap<ContentText, Map<string, string>>()

function withoutMarks(text: ContentText, { language, matchCase }: Query): string {
  const forms = plainForms.get(text) ?? new Map<string, string>()
  plainForms.set(text, forms)
  const way = `${language} ${matchCase}`
  const plain = forms.get(way) ?? plainText(text.value.replace(marks, ""), { language, matchCase })
  forms.set(way, plain)
  return plain
}

/** What to write in the chosen places, and the texts that cannot take the words. */
export interface PreparedReplacements {
  readonly parts: readonly TextPart[]
  readonly unfit: readonly FoundText[]
}

/**
 * @param found the texts, each with the matches that are to be replaced
 * @param given the words to write in their place
 */
export function prepareReplacements(found: readonly FoundText[], given: NewWords): PreparedReplacements {
  const all = found.map((text) => ({ text, spans: replacement(text.value, text.notation, text.matches, given) }))
  return {
    parts: all.flatMap(({ text: { file, path, value }, spans }) =>
      spans ? [{ location: { file, path }, was: value, spans }] : [],
    ),
    unfit: all.flatMap(({ text, spans }) => (spans ? [] : [text])),
  }
}
