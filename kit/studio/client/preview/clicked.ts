import { asText } from "../../../content/location/json-path"
import { readSource } from "../../../content/location/source-tags"
import { withLineFeeds } from "../../../content/location/source-text"
import { escapeMarks } from "../../../language/marks"
import { linesAbove } from "../../model/file-content"
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
import { notationOf, type TextMatch } from "../content/text-forms"
import type { Clicked, ClickedMatch } from "../view/view-store"
import { type PageText, pageText, textsIn } from "./page-text"
import { labelSource, locationOf, pictureSource, sourcesAt } from "./sources"

/** Where a click on a text leads. */
export interface ClickedText {
  readonly clicked: Clicked
  /** The element whose text can be edited in the page: it shows the value of the first match letter by letter. */
  readonly inPage: HTMLElement | undefined
}

/** What shows a picture. */
export const pictures = "picture, img, video, svg"

/**
 * @param element that was clicked
 * @param store the content
 * @param edgesIn the caret, or the two ends of what is selected, in what the page shows
 * @returns the value whose letters were clicked, and those that it was put into; for what the page adds itself, the group beside it; undefined if there is none
 */
export function clickedText(
  element: Element,
  store: ContentStore,
  edgesIn: (shown: PageText) => readonly LetterEdge[],
): ClickedText | undefined {
  const link = element.closest("a")?.href
  const picture = element.closest(pictures)
  const named = picture && pictureAt(picture, store)
  if (named) return { clicked: { matches: [named], target: picture, link }, inPage: undefined }
  const shown = pageText(element.ownerDocument.body, element)
  const edges = edgesIn(shown).map((edge) => edgeIn(shown, edge))
  const [first] = edges
  const label = labelSource(element)
  const sources = first?.sources ?? (label === undefined ? sourcesInside(element) : [label])
  const places = locationsOf(sources, store)
  const matches = places.map((place) => placeIn(place, store, shown, edges))
  const beside = matches.length === 0 ? groupAround(element, store) : undefined
  const [match = beside] = matches
  if (!match) return undefined
  return {
    clicked: { matches: beside ? [beside] : matches, target: element, link },
    inPage: first?.node?.parentElement && !beside ? editableFor(first.node.parentElement, match, store) : undefined,
  }
}

/** A caret on the page, and where its letter is written. */
interface SourcedEdge extends LetterEdge {
  readonly node: Text | undefined
  /** The offset of its node on the page. */
  readonly start: number
  readonly sources: readonly string[]
}

function edgeIn({ nodes }: PageText, edge: LetterEdge): SourcedEdge {
  const [node, start] = [...nodes].findLast(([, start]) => start <= edge.letter) ?? [undefined, 0]
  return { ...edge, node, start, sources: node ? sourcesAt(node, edge.letter - start) : [] }
}

/** @returns the location where a picture of the page is named */
export function pictureAt(picture: Element, store: ContentStore): TextMatch | undefined {
  const source = pictureSource(picture)
  const place = source === undefined ? undefined : locationOf(source, store)
  if (source === undefined || !place) return undefined
  return { ...place, line: readSource(source).part?.[0], value: asText(store.value(place) ?? "") }
}

function locationsOf(sources: readonly string[], store: ContentStore): readonly ContentLocation[] {
  const places = sources.flatMap((source) => locationOf(source, store) ?? [])
  return [...new Map(places.map((place) => [locationKey(place), place])).values()]
}

/** The sources of the first text in an element, such as a link that was opened by key. */
function sourcesInside(element: Element): readonly string[] {
  for (const node of textsIn(element)) {
    const sources = sourcesAt(node, 0)
    if (sources.length > 0) return sources
  }
  return []
}

/** How many elements outwards from the clicked one another text of its group is looked for. */
const maxDepth = 5

/** The group or entry of the nearest text: what the page itself adds, such as a day or an amount, belongs to it. */
function groupAround(element: Element, store: ContentStore): ClickedMatch | undefined {
  let around: Element | null = element
  for (let depth = 0; around && depth < maxDepth; depth += 1) {
    const [place] = locationsOf(sourcesInside(around), store)
    if (place) return { file: place.file, path: place.path.slice(0, -1), value: "" }
    around = around.parentElement
  }
  return undefined
}

function placeIn(
  place: ContentLocation,
  store: ContentStore,
  shown: PageText,
  edges: readonly SourcedEdge[],
): ClickedMatch {
  const value = store.value(place)
  if (typeof value !== "string" && typeof value !== "number") return { ...place, value: "" }
  const written = withLineFeeds(String(value))
  const match = { ...place, value: written }
  const isBody = place.path.length === 0
  const facts = store.factsOf(place)
  const shownAs = notationOf(facts, written)
  // A day is shown in other words: it is replaced as a whole.
  if (facts?.kind === "when" && !shownAs) return { ...match, selection: { start: 0, end: written.length } }
  const notation = isBody ? "markdown" : (shownAs ?? "plain")
  const letters = writtenLetters(written, notation)
  const text = store.snapshot()?.docs.get(place.file)?.text ?? ""
  const above = isBody ? linesAbove(place.file, text) : 0
  const [start, end = start] = edges.map((edge) => offsetOf(edge, { shown, letters, written, above }))
  if (start === undefined || end === undefined) return match
  const selection = withOpenPoint(written, { start, end: Math.max(start, end) })
  if (!isBody) return { ...match, selection }
  return { ...match, line: above + written.slice(0, start).split("\n").length, selection }
}

/** A page's text and a value. */
interface Compared {
  readonly shown: PageText
  readonly letters: Letters
  readonly written: string
  /** The lines of the file above a Markdown text. */
  readonly above: number
}

/** The offset of a caret in a value. Of a Markdown text, the page says in which part: there may be another with the same letters. */
function offsetOf(edge: SourcedEdge, { shown, letters, written, above }: Compared): number | undefined {
  const { part } = edge.sources[0] === undefined ? {} : readSource(edge.sources[0])
  const inWhole = () => nearestPlace(letters, shownLetters(shown.text), edge)
  if (!part || !edge.node) return inWhole()
  const [from, to] = [offsetAt(written, part[0] - above, part[1]), offsetAt(written, part[2] - above, part[3])]
  const [first, last] = [
    letters.starts.findIndex((at) => at >= from),
    letters.starts.findLastIndex((at) => at < to) + 1,
  ]
  const inPart = {
    text: letters.text.slice(first, last),
    starts: letters.starts.slice(first, last),
    ends: letters.ends.slice(first, last),
  }
  const found = writtenPlace(inPart, shownLetters(edge.node.data), { ...edge, letter: edge.letter - edge.start })
  // The page is a moment behind what was typed above.
  return found ?? inWhole()
}

/** How many letters before the clicked one are looked for, since words in place of a placeholder are not in the value. */
const maxAway = 60

/** The offset of a caret, or that behind the nearest letter before it in the same text node. */
function nearestPlace(written: Letters, shown: Letters, { letter, isBehind, start }: SourcedEdge): number | undefined {
  const found = writtenPlace(written, shown, { letter, isBehind })
  for (let at = letter - 1; found === undefined && at >= Math.max(start, letter - maxAway); at -= 1) {
    const before = writtenPlace(written, shown, { letter: at, isBehind: true })
    if (before !== undefined) return before
  }
  return found
}

/** @returns the offset of a line and a column, from 1 */
const offsetAt = (text: string, line: number, column: number): number =>
  text
    .split("\n")
    .slice(0, line - 1)
    .join("\n").length +
  (line > 1 ? 1 : 0) +
  column -
  1

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
