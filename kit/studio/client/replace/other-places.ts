import { pictureAddresses } from "../../model/replace/markdown-text-runs"
import type { Query } from "../../model/replace/matches"
import { plainForm } from "../../model/replace/plain-form"
import { literal } from "../../model/replace/text-run"
import type { FieldFacts } from "../../server/content/contract"
import { type ContentLocation, isSamePlace } from "../content/location"
import { pathFrom, pathWithin } from "../content/picture-path"
import type { TextPart } from "../content/replace-texts"
import type { ContentState } from "../content/state"
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
  const others = textsOf(content).filter(({ file, path }) => !isSamePlace({ file, path }, location))
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
    const others = found.filter(
      ({ file, path }) => ![location, ...whole].some((each) => isSamePlace({ file, path }, each)),
    )
    if (others.length > 0) return { ...words, inLinks, count: others.length }
  }
  return undefined
}

/** The usual way to search for words. */
export const defaultComparison: Pick<Query, "matchCase" | "wholeWords"> = { matchCase: false, wholeWords: true }

/** Words to find, and those to write in their place. */
interface ReplacedWords {
  readonly find: string
  readonly to: string
}

/** Longer texts are hardly ever repeated within others. */
const maxLength = 100

/** Shorter words are in too many texts that mean something else. */
const minLetters = 6

/**
 * @param before a former value
 * @param after the value now
 * @returns what may be found within other texts, best first: the whole value, and the words of it that have changed. Both have at least six letters
 * or a figure
 */
export function findReplacedWords(before: string, after: string): readonly ReplacedWords[] {
  const [find, to] = [before, after].map((value) => value.replace(/^mailto:/i, "").trim())
  const all = [{ find: find ?? "", to: to ?? "" }, changedWords(find ?? "", to ?? "")]
  return all.filter(
    (each, index) =>
      isTelling(each.find) && each.find !== each.to && all.findIndex(({ find: one }) => one === each.find) === index,
  )
}

const isTelling = (words: string): boolean =>
  words.length <= maxLength && (/\p{N}/u.test(words) || (words.match(/\p{L}/gu) ?? []).length >= minLetters)

/** The words between those that both texts begin and end with, without the signs around them. */
function changedWords(before: string, after: string): ReplacedWords {
  const [old, now] = [before.split(/\s+/), after.split(/\s+/)]
  const most = Math.min(old.length, now.length)
  let start = 0
  while (start < most && old[start] === now[start]) start += 1
  let end = 0
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1
  const [find, to] = [old, now].map((words) => words.slice(start, words.length - end).join(" ")) as [string, string]
  const sign = /[.,;:!?)\]"'”’»]+$/.exec(find)?.[0]
  const isSame = sign !== undefined && to.endsWith(sign)
  return isSame ? { find: find.slice(0, -sign.length), to: to.slice(0, -sign.length) } : { find, to }
}
