import type { Span } from "../location/source-text"
import type { JsonNode } from "./json-text"

/** @returns the values of a list or a group; empty for anything else */
export function valuesIn(node: JsonNode): readonly JsonNode[] {
  if (node.kind === "list") return node.items
  return node.kind === "group" ? node.members.map(({ value }) => value) : []
}

/** @returns the spans of a list's entries, or of a group's entries with their keys */
export function spansIn(node: JsonNode): readonly Span[] {
  return node.kind === "group" ? node.members.map(({ start, value }) => ({ start, end: value.end })) : valuesIn(node)
}

/**
 * Inserts an entry between others, or after the last, and separates it as its neighbours are separated.
 *
 * @param text of the file
 * @param parent a list or group with at least one entry
 * @param index of the new entry
 * @param entry as written
 * @param spaced whether to write a space after the comma if the other entries do not show what to do
 * @returns the file's new text
 */
export function insertEntry(text: string, parent: JsonNode, index: number, entry: string, spaced: boolean): string {
  const spans = spansIn(parent)
  const separator = separatorAt(text, parent, spans, index) || (spaced ? ", " : ",")
  const next = spans[index]
  if (next) return text.slice(0, next.start) + entry + separator + text.slice(next.start)
  const end = spans.at(-1)?.end ?? parent.end
  return text.slice(0, end) + separator + entry + text.slice(end)
}

/** The text between the two nearest entries; empty if there is none to repeat. */
function separatorAt(text: string, parent: Span, spans: readonly Span[], index: number): string {
  const second = Math.min(Math.max(index, 1), spans.length - 1)
  const [first, left, right] = [spans[0], spans[second - 1], spans[second]]
  const between = left && right ? text.slice(left.end, right.start) : ""
  // A separator with a missing comma or with a comment is not repeated.
  if (/^\s*,\s*$/.test(between)) return between
  const lead = text.slice(parent.start + 1, first?.start)
  return /^\s+$/.test(lead) ? `,${lead}` : ""
}

/**
 * @param text of the file
 * @param parent a list or group
 * @param index of one of its entries
 * @returns the file's text without the entry, its comma, and the space on one side
 */
export function removeEntry(text: string, parent: JsonNode, index: number): string {
  const spans = spansIn(parent)
  const [previous, span, next] = [spans[index - 1], spans[index], spans[index + 1]]
  if (!span) return text
  if (next) return text.slice(0, span.start) + text.slice(next.start)
  if (previous) return text.slice(0, previous.end) + text.slice(span.end)
  return text.slice(0, parent.start + 1) + text.slice(parent.end - 1)
}

/**
 * @param text of the file
 * @param parent a list or group
 * @param order the old index for each new index
 * @returns the file's new text: only the entries move, everything between them stays
 */
export function reorderEntries(text: string, parent: JsonNode, order: readonly number[]): string {
  const spans = spansIn(parent)
  const texts = spans.map(({ start, end }) => text.slice(start, end))
  const [first] = spans
  const last = spans.at(-1)
  if (!first || !last) return text
  const pieces = spans.map(
    ({ end }, index) => (texts[order[index] ?? index] ?? "") + text.slice(end, spans[index + 1]?.start ?? end),
  )
  return text.slice(0, first.start) + pieces.join("") + text.slice(last.end)
}
