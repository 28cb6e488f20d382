import {
  type PageSources,
  readSource,
  type Source,
  stepTo,
  wholeSource,
  writeSource,
} from "../../../content/location/source-tags"
import type { ContentStore } from "../content/content-store"
import { type ContentLocation, isOfHead, isSame, pictureDescribed } from "../content/location"
import { textsIn } from "./page-text"

/** What the preview says about the texts of a page; undefined while it loads. */
const sourcesIn = (page: Document): PageSources | undefined =>
  page.defaultView ? Reflect.get(page.defaultView, "contentSources") : undefined

/** How many text nodes a text may be divided into. */
const maxParts = 8

/**
 * @param node of the page
 * @param letter of the node
 * @returns where it is written, and then the texts that this one was put into; empty if the page adds it itself
 */
export function sourcesAt(node: Text, letter: number): readonly string[] {
  const known = sourcesIn(node.ownerDocument)
  if (!known) return []
  const runs = known.texts.get(node)?.runs ?? []
  const own = (runs.find(({ end }) => end > letter) ?? runs.at(-1))?.sources ?? []
  if (own.length > 0) return own
  for (let element = node.parentElement; element; element = element.parentElement) {
    const source = known.elements.get(element)
    if (source !== undefined) return [source]
  }
  return openBefore(node, known)
}

/** @returns the texts of a page that show a whole value, or a whole part of a text that is put together, each with its source */
export function* wholeTexts(page: Document): Generator<{ readonly text: string; readonly source: string }> {
  const known = sourcesIn(page)
  for (const node of known && page.body ? textsIn(page.body) : []) {
    const { runs = [], open = [] } = known?.texts.get(node) ?? {}
    let start = 0
    for (const { end, sources } of runs) {
      const [source, outer] = sources
      const isWhole =
        runs.filter((run) => run.sources.includes(source ?? "")).length === 1 && !open.includes(source ?? "")
      if (source !== undefined && outer === undefined && isWhole && !readSource(source).part)
        yield { text: node.data.slice(start, end), source }
      start = end
    }
  }
}

/** The texts that have begun in an earlier node, and not ended. */
function openBefore(node: Text, known: PageSources): readonly string[] {
  const walker = node.ownerDocument.createTreeWalker(node.ownerDocument.body, NodeFilter.SHOW_TEXT)
  walker.currentNode = node
  for (let part = 1; part < maxParts; part += 1) {
    const before = walker.previousNode() as Text | null
    const found = before && known.texts.get(before)
    if (!before || found) return found?.open ?? []
  }
  return []
}

/** @returns where the description or the label of an element is written */
export function labelSource(element: Element): string | undefined {
  const found = sourcesIn(element.ownerDocument)?.attributes.get(element) ?? {}
  return found["aria-label"] ?? found.alt ?? found.placeholder
}

/** @returns where a picture of the page is named */
export function pictureSource(picture: Element): string | undefined {
  const image = picture.matches("img") ? picture : picture.querySelector("img")
  const [, source] = image?.getAttribute("src")?.split("#") ?? []
  if (source !== undefined) return source
  const known = sourcesIn(picture.ownerDocument)
  const drawn = [picture, ...picture.querySelectorAll("*")].find((each) => known?.elements.has(each))
  return drawn && known?.elements.get(drawn)
}

/** @returns the location of a source; undefined if its entry is gone */
export function locationOf(written: string, store: ContentStore): ContentLocation | undefined {
  const { file, path } = readSource(written)
  const position: (string | number)[] = []
  for (const step of path) {
    if (typeof step !== "object") position.push(step)
    else {
      const list = store.valueAt(file, position)
      const index = Array.isArray(list) ? list.findIndex((entry, at) => isSame(stepTo(entry, at), step)) : -1
      if (index < 0) return undefined
      position.push(index)
    }
  }
  return store.locationAt(file, position)
}

/** @returns the source of a location, as the preview writes it; undefined if its entry is gone */
function sourceOf(location: ContentLocation, store: ContentStore): Source | undefined {
  const { file } = location
  const position = store.positionOf(location)
  const path = position?.map((step, index) =>
    typeof step === "number" ? stepTo(store.valueAt(file, position.slice(0, index + 1)), step) : step,
  )
  return path && { file, path }
}

/** A place of the page that shows a text or picture of the content. */
interface ShownAt {
  readonly element: Element
  readonly node?: Text
}

/**
 * @param page that is shown
 * @param location of a value, a group or a list
 * @param store the content
 * @param isWhole whether the value itself is meant, not what is in it
 * @returns where the page shows it, in the order of the page
 */
function* shownPlaces(
  page: Document,
  location: ContentLocation,
  store: ContentStore,
  isWhole: boolean,
): Generator<ShownAt> {
  const [source, known] = [sourceOf(location, store), sourcesIn(page)]
  if (!source || !known || !page.body) return
  const own = writeSource(source)
  // The source of something in it begins alike, up to the end of its path.
  const start = own.slice(0, -end.length)
  const isMeant = (written: string) =>
    wholeSource(written) === own ||
    (!isWhole && written.startsWith(source.path.length === 0 ? start : `${start}${separator}`))
  for (const node of textsIn(page.body)) {
    const { parentElement: element } = node
    const letters = [0, ...(known.texts.get(node)?.runs ?? []).map(({ end }) => end)]
    if (element && letters.some((letter) => sourcesAt(node, letter).some(isMeant))) yield { element, node }
  }
  for (const element of page.body.querySelectorAll("img, svg, [aria-label], [placeholder]")) {
    const found = [pictureSource(element), labelSource(element)]
    if (found.some((each) => each !== undefined && isMeant(each))) yield { element }
  }
}

/** @returns the text nodes that show a value, in the order of the page */
export const textsFrom = (page: Document, location: ContentLocation, store: ContentStore): readonly Text[] =>
  [...shownPlaces(page, location, store, true)].flatMap(({ node }) => node ?? [])

const [end, separator] = ["]}", ","].map(encodeURIComponent) as [string, string]

/**
 * @param page that is shown
 * @param location of the content
 * @param store the content
 * @returns the first visible element that shows the value, for a description its picture; undefined if there is none
 */
export function elementAt(page: Document, location: ContentLocation, store: ContentStore): Element | undefined {
  if (isOfHead(location)) return undefined
  const shown = pictureDescribed(location, store.snapshot()?.contract ?? {}) ?? location
  return firstVisible(shownPlaces(page, shown, store, true))
}

/** @returns the first visible element that shows something of a group or list */
export const elementWithin = (page: Document, location: ContentLocation, store: ContentStore): Element | undefined =>
  firstVisible(shownPlaces(page, location, store, false))

function firstVisible(places: Iterable<ShownAt>): Element | undefined {
  for (const { element } of places) if (element.getClientRects().length > 0) return element
  return undefined
}
