import { changedPart } from "../../../content/location/source-text"
import type { TypedPlace } from "../content/effects"
import { isSame } from "../content/location"
import { normalizeText, saysOnly } from "../content/text-index"
import { textsIn } from "./page-text"

/** The text last typed at a place, and the elements that show it. */
interface Shown {
  readonly text: string
  readonly elements: readonly Element[]
}

/** By the keys of places. */
const shownAt = new Map<string, Shown>()

/**
 * Shows typing in the page at once, before it is saved and the preview updates.
 *
 * @param page that is shown
 * @param before the text that the page shows
 * @param after the new text
 * @param place that is typed into: it stays the same, even if its text is empty for a moment, or equals that of another place
 */
export function showTyping(page: Document | null | undefined, before: string, after: string, place?: TypedPlace): void {
  if (!page) return
  const [from, to] = [normalizeText(before), normalizeText(after)]
  const elements = elementsOf(page, from, place)
  if (place) shownAt.set(place.key, { text: to, elements })
  for (const element of elements) change(element, from, to)
}

function elementsOf(page: Document, text: string, place: TypedPlace | undefined): readonly Element[] {
  const last = place && shownAt.get(place.key)
  if (last?.text !== text) return elementsSaying(page, text)
  const still = last.elements.filter(
    (element) => element.isConnected && element.ownerDocument === page && saysOnly(element, text),
  )
  if (still.length > 0) return still
  // The page has been re-rendered, or does not show the place.
  const found = elementsSaying(page, text)
  return found.length > 0 && place?.isElsewhere() ? [] : found
}

/** @returns the innermost elements whose whole text is the wanted one */
function elementsSaying(page: Document, wanted: string): readonly Element[] {
  if (wanted === "") return []
  // A loading page has no body yet.
  const found = [...(page.body?.querySelectorAll("*") ?? [])].filter(
    (element) =>
      !["SCRIPT", "STYLE", "TEMPLATE"].includes(element.tagName) &&
      saysOnly(element, wanted) &&
      // The element that is typed into shows it already, with its spaces and its caret; the elements around it may have the same text.
      !element.matches("[contenteditable], :has([contenteditable])"),
  )
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)))
}

/** An element's texts before the first key press, and what was written into them since. */
interface Written {
  readonly nodes: readonly Text[]
  readonly former: readonly string[]
  readonly now: readonly string[]
  readonly observer: MutationObserver
}

/** By element, until the preview re-renders it. */
const written = new WeakMap<Element, Written>()

/** Changes an element's text. When it is typed back to its former text, its highlighted words return. */
function change(element: Element, before: string, after: string): void {
  const nodes = textsIn(element)
  const data = () => nodes.map((node) => node.data)
  const known = written.get(element)
  const isOwn = known !== undefined && isSame(known.now, data()) && known.nodes.every((node, at) => node === nodes[at])
  const former = isOwn ? known.former : data()
  if (isOwn && normalizeText(former.join("")) === after)
    for (const [index, node] of nodes.entries()) node.data = former[index] ?? ""
  else changePart(nodes, before, after)
  const observer = isOwn ? known.observer : new MutationObserver((records) => giveBack(element, records))
  observer.observe(element, { characterData: true, childList: true, subtree: true })
  // These were written here.
  observer.takeRecords()
  written.set(element, { nodes, former, now: data(), observer })
}

/** The preview writes only the texts that differ from those that it rendered before: the others are restored as it left them. */
function giveBack(element: Element, records: readonly MutationRecord[]): void {
  const known = written.get(element)
  written.delete(element)
  known?.observer.disconnect()
  const rendered = new Set(records.map(({ target }) => target))
  for (const [index, node] of known?.nodes.entries() ?? [])
    if (element.contains(node) && !rendered.has(node)) node.data = known?.former[index] ?? ""
}

/** Changes only the part of a text that differs: highlighted words in it may have their own element. */
function changePart(nodes: readonly Text[], before: string, after: string): void {
  for (const node of nodes) node.data = node.data.replace(/\u00ad/g, "")
  const shown = nodes.map(({ data }) => data).join("")
  // More than soft hyphens and spaces that don't break was normalized, so offsets do not match: only a single text node is replaced as a whole.
  if (shown.replaceAll("\u00a0", " ") !== before) {
    const [only, another] = nodes
    if (only && !another) only.data = after
    return
  }
  const { start, end, to: insert } = changedPart(before, after)
  let offset = 0
  let isWritten = false
  for (const node of nodes) {
    const { data } = node
    const from = Math.max(0, start - offset)
    const to = Math.min(data.length, end - offset)
    offset += data.length
    if (from > data.length || to < 0 || (isWritten && from >= to)) continue
    const isLast = node === nodes.at(-1)
    if (from === data.length && !isLast && start < end) continue
    // Not as a whole: a caret in it would go to its start.
    node.replaceData(from, Math.max(0, to - from), isWritten ? "" : insert)
    isWritten = true
  }
}
