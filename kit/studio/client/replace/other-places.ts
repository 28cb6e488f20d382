import { pictureAddresses } from "../../model/replace/markdown-text-runs"
import type { Query } from "../../model/replace/matches"
import { plainForm } from "../../model/replace/plain-form"
import { literal } from "../../model/replace/text-run"
import type { FieldFacts } from "../../server/content/contract"
import { type ContentLocation, isSame } from "../content/location"
import { pathFrom, pathWithin } from "../content/picture-path"
import type { ContentState } from "../content/state"
import type { TextPart } from "../content/sync/replace-texts"
import { findReplacedWords, type ReplacedWords } from "./replaced-words"
import { searchTexts } from "./search"
import { type ContentText, textsOf } from "./searched-texts"

/** A value that has been changed in its field. */
export interface ChangedValue {
  readonly location: ContentLocation
  readonly kind: FieldFacts["kind"]
  /** What it was before, in this tab. */
  readonly former: readonly string[]
  readonly value: string
}

/** Kinds of values that may stand in several fields for the same thing. */
const repeated: ReadonlySet<FieldFacts["kind"]> = new Set(["text", "markup", "link", "path", "picture"])

/** @returns whether a kind of value is offered to other fields */
export const isRepeated = (kind: FieldFacts["kind"]): boolean => repeated.has(kind)

/**
 * @param content with the change
 * @param changed the value
 * @returns what to write into the other fields of the same kind that hold a former value as a whole; of a picture, also into texts that show it
 */
export function otherPlaces(
  content: Pick<ContentState, "docs" | "contract">,
  changed: ChangedValue,
): readonly TextPart[] {
  const { location, kind, former, value } = changed
  const others = textsOf(content).filter(({ file, path }) => !isSame({ file, path }, location))
  if (kind === "picture") return others.flatMap((text) => picturePlace(text, changed))
  const old = new Set(former.filter((each) => each !== value && each.trim().length > 1).map(asCompared))
  return others.flatMap((text) =>
    text.kind === kind && text.notation !== undefined && old.has(asCompared(text.value)) ? [wholeOf(text, value)] : [],
  )
}

const asCompared = (value: string): string =>
  plainForm([literal(value)], { matchCase: true, language: "en" }).text.trim()

const wholeOf = ({ file, path, value }: ContentText, to: string): TextPart => ({
  location: { file, path },
  was: value,
  spans: [{ start: 0, end: value.length, to }],
})

function picturePlace(text: ContentText, { location, former, value }: ChangedValue): readonly TextPart[] {
  const now = pathWithin(location.file, value)
  const old = new Set(former.map((each) => pathWithin(location.file, each)).filter((each) => each !== now))
  const to = pathFrom(text.file, now)
  if (text.kind === "picture") return old.has(pathWithin(text.file, text.value)) ? [wholeOf(text, to)] : []
  if (text.kind !== "body") return []
  const spans = pictureAddresses(text.value)
    .filter(({ url }) => old.has(pathWithin(text.file, url)))
    .map(({ start, end }) => ({ start, end, to }))
  return spans.length > 0 ? [{ location: { file: text.file, path: text.path }, was: text.value, spans }] : []
}

/** Former words that stand within other texts. */
export interface WordsElsewhere extends ReplacedWords {
  readonly inLinks: boolean
  /** In how many texts. */
  readonly count: number
}

/**
 * @param content with the change
 * @param changed the value
 * @param language of the content
 * @returns former words that stand within other texts; undefined if there are none
 */
export function wordsElsewhere(
  content: Pick<ContentState, "docs" | "contract">,
  changed: ChangedValue,
  language: string,
): WordsElsewhere | undefined {
  const { location, kind, former, value } = changed
  const [first] = former
  if (kind === "picture" || first === undefined) return undefined
  const whole = otherPlaces(content, changed).map((place) => place.location)
  const inLinks = kind === "link" || kind === "path"
  for (const words of findReplacedWords(first, value)) {
    const found = searchTexts(content, { ...defaultComparison, words: words.find, inLinks, language })
    const others = found.filter(({ file, path }) => ![location, ...whole].some((each) => isSame({ file, path }, each)))
    if (others.length > 0) return { ...words, inLinks, count: others.length }
  }
  return undefined
}

/** The usual way to search for words. */
export const defaultComparison: Pick<Query, "matchCase" | "wholeWords"> = { matchCase: false, wholeWords: true }
