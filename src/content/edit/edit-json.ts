import { type JsonNode, memberOf, nodeAt } from "../check/json/json-node"
import { parseJson } from "../check/json/json-text"
import { sourceText } from "../check/json/source-text"
import type { Path } from "../contract/field"
import { jsonText, styleOf } from "./json-style"

/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** One change of a file's content. */
export type Edit =
  /** Puts a value in the place of another, or adds a key; `before` are the keys that the contract has ahead of it. */
  | { readonly kind: "set"; readonly path: Path; readonly to: Json; readonly before?: readonly string[] }
  /** Takes out a key, or an entry of a list. */
  | { readonly kind: "remove"; readonly path: Path }
  /** Adds an entry to a list, at the place that ends the path. */
  | { readonly kind: "insert"; readonly path: Path; readonly to: Json }
  /** Puts an entry of a list in another place of it. */
  | { readonly kind: "move"; readonly path: Path; readonly place: number }

/** An edit that does not fit the file: what it names is not there. */
export class NoSuchPlace extends Error {}

/**
 * Changes a value of a JSON file and nothing else of it: what stands around the value keeps every byte, and what is added looks like its neighbours.
 *
 * @param text of the file, without a byte order mark
 * @param edit the change
 * @returns the file's new text
 * @throws NoSuchPlace if the file cannot be read, or has nothing at the edit's path
 */
export function editJson(text: string, edit: Edit): string {
  const { root } = parseJson(sourceText(text))
  if (!root) throw new NoSuchPlace("The file cannot be read as JSON.")
  const { path } = edit
  if (path.length === 0) return edit.kind === "set" ? replaced(text, root, edit.to, root) : fail(path)
  const parent = exactly(root, path.slice(0, -1))
  const step = path.at(-1) ?? ""
  if (edit.kind === "set") return set(text, root, parent, step, edit)
  if (edit.kind === "insert")
    return parent.kind === "list" && typeof step === "number"
      ? inserted(text, root, parent, parent.items, step, (style) => jsonText(edit.to, style))
      : fail(path)
  const places = placesIn(parent)
  const index = indexOf(parent, step)
  if (index < 0) return fail(path)
  if (edit.kind === "remove") return without(text, parent, places, index)
  if (parent.kind !== "list") return fail(path)
  return moved(text, parent.items, index, Math.min(edit.place, parent.items.length - 1))
}

function fail(path: Path): never {
  throw new NoSuchPlace(`The file has nothing at ${path.join(".")}.`)
}

function exactly(root: JsonNode, path: Path): JsonNode {
  path.reduce((node, step) => {
    const next = indexOf(node, step) < 0 ? undefined : nodeAt(node, [step])
    return next ?? fail(path)
  }, root)
  return nodeAt(root, path)
}

function indexOf(node: JsonNode, step: string | number): number {
  if (node.kind === "list") return typeof step === "number" && step in node.items ? step : -1
  if (node.kind === "group") return node.members.findLastIndex(({ name }) => name === step)
  return -1
}

/** Where something stands in a list or a group, from its first character to its last. */
interface Place {
  readonly start: number
  readonly end: number
}

const placesIn = (node: JsonNode): readonly Place[] => {
  if (node.kind === "list") return node.items
  return node.kind === "group" ? node.members.map(({ start, value }) => ({ start, end: value.end })) : []
}

function set(
  text: string,
  root: JsonNode,
  parent: JsonNode,
  step: string | number,
  { path, to, before = [] }: Extract<Edit, { kind: "set" }>,
): string {
  const there = parent.kind === "group" ? memberOf(parent, String(step))?.value : nodeAt(parent, [step])
  if (there && there !== parent) return replaced(text, there, to, root)
  if (parent.kind !== "group") return fail(path)
  const index = 1 + parent.members.findLastIndex(({ name }) => before.includes(name))
  return inserted(text, root, parent, placesIn(parent), index, (style) => {
    const name = `${JSON.stringify(String(step))}:${style.lineBreak || style.spaced ? " " : ""}`
    return name + jsonText(to, style, name.length)
  })
}

function replaced(text: string, node: JsonNode, to: Json, root: JsonNode): string {
  return text.slice(0, node.start) + jsonText(to, styleOf(text, root, node)) + text.slice(node.end)
}

function inserted(
  text: string,
  root: JsonNode,
  parent: Place & JsonNode,
  places: readonly Place[],
  index: number,
  write: (style: ReturnType<typeof styleOf>) => string,
): string {
  const [first] = places
  const last = places.at(-1)
  const style = styleOf(text, root, parent, true)
  if (!first || !last) {
    const [begin, end] = style.lineBreak ? [style.lineBreak + style.indent, style.lineBreak + style.outer] : ["", ""]
    return text.slice(0, parent.start + 1) + begin + write(style) + end + text.slice(parent.end - 1)
  }
  const next = places[index]
  if (next) {
    const previous = places[index - 1]
    const gap = text.slice(previous ? text.indexOf(",", previous.end) + 1 : parent.start + 1, next.start)
    return `${text.slice(0, next.start)}${write(style)},${gap}${text.slice(next.start)}`
  }
  const before = places.at(-2)
  const gap = before
    ? text.slice(text.indexOf(",", before.end) + 1, last.start)
    : text.slice(parent.start + 1, first.start)
  return `${text.slice(0, last.end)},${gap}${write(style)}${text.slice(last.end)}`
}

function without(text: string, parent: Place, places: readonly Place[], index: number): string {
  const place = places[index]
  const [previous, next] = [places[index - 1], places[index + 1]]
  if (!place) return text
  // The comma goes with the entry that is taken out, and so does the space on one of its sides.
  if (next) return text.slice(0, place.start) + text.slice(next.start)
  if (previous) return text.slice(0, previous.end) + text.slice(place.end)
  return text.slice(0, parent.start + 1) + text.slice(parent.end - 1)
}

/** Each place keeps what is around it; the entries alone change theirs. */
function moved(text: string, places: readonly Place[], from: number, to: number): string {
  const texts = places.map(({ start, end }) => text.slice(start, end))
  const [taken = ""] = texts.splice(from, 1)
  texts.splice(to, 0, taken)
  const [first] = places
  const last = places.at(-1)
  if (!first || !last) return text
  const pieces = places.map(({ end }, index) => (texts[index] ?? "") + text.slice(end, places[index + 1]?.start ?? end))
  return text.slice(0, first.start) + pieces.join("") + text.slice(last.end)
}
