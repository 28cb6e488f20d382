import type { Path } from "../location/json-path"
import { changedPart, sourceText } from "../location/source-text"
import { columnAt, type JsonStyle, lineBreakOf, styleAt, type WritePosition } from "./json-style"
import { type JsonNode, offsetInText, parseJson } from "./json-text"
import { insertEntry, removeEntry, reorderEntries, spansIn, valuesIn } from "./spans"

export type Json = string | number | boolean | null | readonly Json[] | JsonGroup

export interface JsonGroup {
  readonly [key: string]: Json
}

/** @returns whether a value has keys */
export const isGroup = (value: unknown): value is JsonGroup =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** @returns the value of a JSON text; undefined if it is not JSON */
export function tryJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** One change of a file's content. */
export type Edit =
  /** Replaces a value, or adds a key; `before` lists the keys that precede it in the contract. */
  | { readonly kind: "set"; readonly path: Path; readonly to: Json; readonly before?: readonly string[] }
  /** Removes a key, or an entry of a list. */
  | { readonly kind: "remove"; readonly path: Path }
  /** Inserts an entry into a list at the index with which the path ends, or at the end of a shorter list. */
  | { readonly kind: "insert"; readonly path: Path; readonly to: Json }
  /** Moves an entry of a list, or a key of a group, to another index. */
  | { readonly kind: "move"; readonly path: Path; readonly index: number }
  /** Reorders a list, or the keys of a group: `order` has the old index for each new index. */
  | { readonly kind: "order"; readonly path: Path; readonly order: readonly number[] }

/** Thrown for an edit at a path that the file does not have. */
export class NoSuchPath extends Error {}

/**
 * Changes a value of a JSON file. Everything around it keeps every byte, and additions are formatted like their neighbours.
 *
 * @param text of the file, without a byte order mark
 * @param edit the change
 * @param neighbour text of another file, whose indentation and line breaks are used if the file has none of its own
 * @returns the file's new text
 * @throws NoSuchPath if the file cannot be read, or has nothing at the edit's path
 */
export function editJson(text: string, edit: Edit, neighbour?: string): string {
  const { root } = parseJson(sourceText(text))
  if (!root) throw new NoSuchPath("The file cannot be read as JSON.")
  const file: JsonFile = { text, root, neighbour }
  const { path } = edit
  if (edit.kind === "order") return ordered(text, exactly(root, path), edit)
  const step = path.at(-1)
  if (step === undefined) return edit.kind === "set" ? replaced(file, root, edit.to, undefined) : fail(path)
  const parent = exactly(root, path.slice(0, -1))
  if (edit.kind === "set") return set(file, parent, step, edit)
  if (edit.kind === "insert")
    return parent.kind === "list" && typeof step === "number"
      ? added(file, parent, path, step, [edit.to], (style) => jsonText(edit.to, style))
      : fail(path)
  const index = indexOf(parent, step)
  if (index < 0) return fail(path)
  if (edit.kind === "remove") return removeEntry(text, parent, index)
  const order = [...spansIn(parent).keys()].filter((each) => each !== index)
  order.splice(Math.min(edit.index, order.length), 0, index)
  return reorderEntries(text, parent, order)
}

interface JsonFile {
  readonly text: string
  readonly root: JsonNode
  readonly neighbour: string | undefined
}

function fail(path: Path): never {
  throw new NoSuchPath(`The file has nothing at ${path.join(".")}.`)
}

function exactly(root: JsonNode, path: Path): JsonNode {
  return path.reduce((node, step) => valuesIn(node)[indexOf(node, step)] ?? fail(path), root)
}

function indexOf(node: JsonNode, step: string | number): number {
  if (node.kind === "list") return typeof step === "number" && step in node.items ? step : -1
  if (node.kind === "group") return node.members.findLastIndex(({ key: name }) => name === step)
  return -1
}

function ordered(text: string, parent: JsonNode, { path, order }: Extract<Edit, { kind: "order" }>): string {
  const isComplete = [...order].sort((a, b) => a - b).every((each, index) => each === index)
  if (parent.kind === "plain" || order.length !== spansIn(parent).length || !isComplete) return fail(path)
  return reorderEntries(text, parent, order)
}

function set(
  file: JsonFile,
  parent: JsonNode,
  step: string | number,
  { path, to, before = [] }: Extract<Edit, { kind: "set" }>,
): string {
  const there = valuesIn(parent)[indexOf(parent, step)]
  // A group on one line stays on one line.
  if (there) return replaced(file, there, to, spansIn(there).length > 0 && there.kind === "group" ? there : parent)
  if (parent.kind !== "group") return fail(path)
  const name = String(step)
  const index = 1 + parent.members.findLastIndex((member) => before.includes(member.key))
  return added(file, parent, path, index, { [name]: to }, (style) => memberText(name, to, style))
}

function replaced(
  { text, root, neighbour }: JsonFile,
  node: JsonNode,
  to: Json,
  within: WritePosition["within"],
): string {
  // Of a text only what is typed changes: other letters stay as they are written.
  if (node.kind === "plain" && typeof node.value === "string" && typeof to === "string") {
    const { start, end, to: typed } = changedPart(node.value, to)
    const [from, behind] = [offsetInText(text, node, start), offsetInText(text, node, end)]
    return text.slice(0, from) + JSON.stringify(typed).slice(1, -1) + text.slice(behind)
  }
  const style = styleAt(text, root, { offset: node.start, within }, neighbour)
  const written = jsonText(to, style, columnAt(text, node.start) - style.indent.length)
  return text.slice(0, node.start) + written + text.slice(node.end)
}

/** Adds to a list or a group; if it is empty, `whole` replaces it. */
function added(
  file: JsonFile,
  parent: JsonNode,
  path: Path,
  index: number,
  whole: Json,
  write: (style: JsonStyle) => string,
): string {
  const spans = spansIn(parent)
  const beside = spans[index] ?? spans.at(-1)
  if (!beside) return replaced(file, parent, whole, path.length > 1 ? exactly(file.root, path.slice(0, -2)) : undefined)
  const style = styleAt(file.text, file.root, { offset: beside.start, within: parent }, file.neighbour)
  return insertEntry(file.text, parent, index, write(style), style.spaced)
}

/** A list of plain values is written on one line if that is no wider than this, as in the sample content. */
const maxWidth = 100

/**
 * @param value to write
 * @param style of its surroundings
 * @param before the number of characters between the line's indentation and the value
 * @returns the value as JSON, without indentation before its first line
 */
function jsonText(value: Json, style: JsonStyle, before = 0): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const { unit, indent, lineBreak, spaced, padded } = style
  const isList = Array.isArray(value)
  const [open, close] = isList ? "[]" : "{}"
  const entries = entriesOf(value)
  if (entries.length === 0) return `${open}${close}`
  const write = (inner: JsonStyle) =>
    entries.map(([key, each]) => (key === undefined ? jsonText(each, inner) : memberText(key, each, inner)))
  const side = !isList && padded ? " " : ""
  const inOneLine = () => open + side + write({ ...style, lineBreak: "" }).join(spaced ? ", " : ",") + side + close
  if (!lineBreak) return inOneLine()
  const isShort = isList && entries.every(([, each]) => typeof each !== "object" || each === null)
  if (isShort && indent.length + before + inOneLine().length <= maxWidth) return inOneLine()
  const inner = { ...style, indent: indent + unit }
  const lines = write(inner).map((line) => inner.indent + line)
  return open + lineBreak + lines.join(`,${lineBreak}`) + lineBreak + indent + close
}

function memberText(key: string, value: Json, style: JsonStyle): string {
  const name = `${JSON.stringify(key)}:${style.spaced ? " " : ""}`
  return name + jsonText(value, style, name.length)
}

/** A list's entries have no keys. */
function entriesOf(value: Extract<Json, object>): ReadonlyArray<readonly [string | undefined, Json]> {
  return isListOf(value) ? value.map((each) => [undefined, each] as const) : Object.entries(value)
}

/** The type guard of Array.isArray does not cover readonly arrays. */
const isListOf = (value: Extract<Json, object>): value is readonly Json[] => Array.isArray(value)

/**
 * @param content of a new JSON file
 * @param neighbour text of another file
 * @returns the file's text, with its neighbour's indentation and line breaks
 */
export function newJson(content: Json, neighbour: string): string {
  return editJson(`{}${lineBreakOf(neighbour) || "\n"}`, { kind: "set", path: [], to: content }, neighbour)
}
