import { withLineFeeds } from "../../../content/location/source-text"
import { escapeMarks } from "../../../language/marks"
import { frontMatterOf } from "../../model/file-content"
import {
  type LetterEdge,
  type Letters,
  shownLetters,
  withOpenPoint,
  writtenLetters,
  writtenPlace,
} from "../../model/written-place"
import type { ContentStore } from "../content/content-store"
import { type ContentLocation, locationKey } from "../content/location"
import { normalizeText, type TextIndex, type TextMatch } from "../content/text-index"
import type { Clicked, ClickedMatch } from "../view/view-store"
import { type PageText, pageText, textsIn } from "./page-text"

/** Where a click on a text leads. */
export interface ClickedText {
  readonly clicked: Clicked
  /** The element whose text can be edited in the page: it shows the value of the first match letter by letter. */
  readonly inPage: HTMLElement | undefined
}

/**
 * Finds where the clicked letters are written, and thereby which of several values they belong to.
 *
 * @param found the values that the clicked element may show
 * @param store the content
 * @param edgesIn the caret, or the two ends of what is selected, in what the page shows
 * @param textsOf the page's own texts: one of them is chosen if it has the letters around the click, and none of the found values has nearly as many
 * @returns the values, those first whose letters are the clicked ones
 */
export function clickedText(
  found: Clicked,
  store: ContentStore,
  edgesIn: (shown: PageText) => readonly LetterEdge[],
  textsOf: () => readonly ContentLocation[] = () => [],
): ClickedText {
  const { target, matches } = found
  const shown = pageText(target.ownerDocument.body, target)
  const edges = edgesIn(shown)
  const letters = shownLetters(shown.text)
  const placed = new Map<string, PlacedMatch>()
  for (const match of matches) {
    const found = placeIn(match, store, letters, edges)
    // Several lines of a text may lead to the same place.
    const key = `${locationKey(found)} ${found.line ?? ""}`
    if (!placed.has(key)) placed.set(key, found)
  }
  const sorted = likeliestFirst([...placed.values()], target, store.index()).sort(
    (one, other) => other.alike - one.alike,
  )
  const alike = sorted[0]?.alike ?? 0
  const [inText] = alike < leastAlike && edges.length > 0 ? textsByLetters(textsOf(), store, letters, edges) : []
  const byLetters = inText && inText.alike >= Math.max(leastAlike, 2 * alike) ? [inText] : sorted
  const [first] = byLetters
  const node = [...shown.nodes.keys()].findLast((each) => (shown.nodes.get(each) ?? 0) <= (edges[0]?.letter ?? -1))
  return {
    clicked: { ...found, matches: byLetters },
    inPage: first && node?.parentElement ? editableFor(node.parentElement, first, store) : undefined,
  }
}

/** A text hardly ever has this many letters in a row by chance. */
const leastAlike = 12

/** Texts by how many of the letters around a click they have, each once. */
function textsByLetters(
  texts: readonly ContentLocation[],
  store: ContentStore,
  letters: Letters,
  edges: readonly LetterEdge[],
): readonly PlacedMatch[] {
  const places = new Map(texts.map(({ file, path }) => [locationKey({ file, path }), { file, path, value: "" }]))
  return [...places.values()]
    .map((place) => placeIn(place, store, letters, edges))
    .toSorted((one, other) => other.alike - one.alike)
}

interface PlacedMatch extends ClickedMatch {
  /** How many letters around the click match. */
  readonly alike: number
}

function placeIn(match: TextMatch, store: ContentStore, shown: Letters, edges: readonly LetterEdge[]): PlacedMatch {
  const { file, path } = match
  const value = store.value({ file, path })
  if (typeof value !== "string" && typeof value !== "number") return { ...match, alike: 0 }
  const written = withLineFeeds(String(value))
  const isBody = path.length === 0
  const { kind, isMarked } = store.factsOf({ file, path }) ?? {}
  const notation = isBody ? "markdown" : kind === "markup" ? "markup" : isMarked ? "marked" : "plain"
  const places = edges.map((edge) => writtenPlace(writtenLetters(written, notation), shown, edge))
  const [start, end = start] = places
  if (!start || !end) return { ...match, alike: 0 }
  const selection = withOpenPoint(written, { start: start.offset, end: Math.max(start.offset, end.offset) })
  if (!isBody) return { ...match, selection, alike: start.alike }
  const text = store.snapshot()?.docs.get(file)?.text ?? ""
  const line = (frontMatterOf(file, text) + written.slice(0, start.offset)).split("\n").length
  return { ...match, line, selection, alike: start.alike }
}

/** In a button, the space bar presses it. */
const pressed = "button, summary, label, select, [contenteditable=false]"

function editableFor(element: HTMLElement, { file, path }: TextMatch, store: ContentStore): HTMLElement | undefined {
  const [node, ...others] = textsIn(element)
  const facts = store.factsOf({ file, path })
  const isAlone = others.length === 0 && element.childElementCount === 0 && !element.closest(pressed)
  const words = node?.data ?? ""
  const written = facts?.isMarked ? escapeMarks(words) : words
  const isLetterByLetter = written === store.value({ file, path }) && !/[\n\r\t]|\s\s/.test(words)
  return facts?.kind === "text" && isAlone && isLetterByLetter ? element : undefined
}

/**
 * Among values with the same words, chooses the one whose neighbours in the content are its neighbours on the page.
 *
 * @param matches of a click, in any order
 * @param target the clicked element
 * @param index of the content
 * @returns the matches, likeliest first; in the given order where nothing distinguishes them
 */
export function likeliestFirst<Match extends TextMatch>(
  matches: readonly Match[],
  target: Element,
  index: TextIndex,
): Match[] {
  if (matches.length < 2) return [...matches]
  const scores = matches.map((): number[] => [])
  // First those that look the same, such as the other links of a menu, and then any.
  for (const isAlike of [true, false])
    for (let around = target.parentElement; around; around = around.parentElement) {
      const texts = textsBeside(around, target, isAlike)
      for (const [at, match] of matches.entries())
        scores[at]?.push(texts.filter((text) => index.exact.get(text)?.some((other) => isBeside(other, match))).length)
    }
  const order = [...matches.keys()].sort((one, other) => {
    const [first = [], second = []] = [scores[one], scores[other]]
    const level = first.findIndex((score, at) => score !== second[at])
    return level < 0 ? one - other : (second[level] ?? 0) - (first[level] ?? 0)
  })
  return order.flatMap((at) => matches[at] ?? [])
}

/** More texts than these add no information. */
const maxTexts = 60

function textsBeside(around: Element, target: Element, isAlike: boolean): readonly string[] {
  const others = [...around.querySelectorAll(isAlike ? target.tagName : "*")].filter(
    (element) =>
      element !== target &&
      (isAlike ? element.className === target.className : element.childElementCount === 0) &&
      (element.textContent ?? "").length < 200,
  )
  return [...new Set(others.slice(0, maxTexts).map(({ textContent }) => normalizeText(textContent ?? "")))]
}

/** Whether a value is another one in the same group or list. */
function isBeside({ file, path }: TextMatch, match: TextMatch): boolean {
  const differs = match.path.findIndex((step, index) => path[index] !== step)
  return file === match.file && differs === match.path.length - 1
}
