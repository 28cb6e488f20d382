import { isMap, isScalar, type Pair, parse, parseDocument, type Scalar, stringify } from "yaml"
import { headed } from "../texts/head"
import { type Edit, editJson, type Json, NoSuchPlace } from "./edit-json"
import { lineBreakOf } from "./json-style"

/**
 * @param text of a page of the owner's own
 * @returns the settings between the two lines of --- at its top; undefined if there are none, or they cannot be read
 */
export function settingsOf(text: string): Json | undefined {
  const { head } = headed(text)
  try {
    return head === undefined ? undefined : (parse(head) as Json)
  } catch {
    // They are being edited elsewhere, or broken; the check says which.
    return undefined
  }
}

/**
 * Changes one setting at the top of a page of the owner's own. Every line that has nothing to do with it keeps every byte, and so does the page's text.
 *
 * @param text of the file
 * @param edit of the settings
 * @returns the file's new text
 * @throws NoSuchPlace if the settings cannot be read, or have nothing at the edit's path
 */
export function editSettings(text: string, edit: Edit): string {
  const { head, headStart } = headed(text)
  const { contents, errors } = parseDocument(head ?? "")
  const key = edit.path[0]
  if (head === undefined || errors.length > 0 || !isMap(contents) || typeof key !== "string")
    throw new NoSuchPlace("The page’s settings cannot be read.")
  const pairs = contents.items as ReadonlyArray<Pair<Scalar, unknown>>
  const index = pairs.findIndex((pair) => isScalar(pair.key) && pair.key.value === key)
  const starts = [...pairs.map((pair) => pair.key.range?.[0] ?? 0), head.length]
  const after = changed(parse(head) as Json, edit)
  const value = after[key]
  const lines = (start: number, end: number, written: string) =>
    text.slice(0, headStart + start) + written + text.slice(headStart + end)
  if (index < 0) {
    const before = edit.kind === "set" ? (edit.before ?? []) : []
    const place = starts[1 + pairs.findLastIndex((pair) => before.includes(String(pair.key.value)))] ?? head.length
    return lines(place, place, written(key, value, text))
  }
  const node = pairs[index]?.value
  const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? head.length]
  if (value === undefined) return lines(start, end, "")
  // Of a plain value nothing else of its line changes: neither a comment behind it nor the space before it.
  if (isScalar(node) && node.range && typeof value !== "object" && !/\n/.test(head.slice(node.range[0], node.range[1])))
    return lines(node.range[0], node.range[1], JSON.stringify(value))
  return lines(start, end, written(key, value, text))
}

/** The settings as JSON, with the change made. */
function changed(settings: Json, edit: Edit): Readonly<Record<string, Json | undefined>> {
  return JSON.parse(editJson(JSON.stringify(settings), edit)) as Readonly<Record<string, Json>>
}

function written(key: string, value: Json | undefined, text: string): string {
  const lines = stringify(
    { [key]: value },
    { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN", lineWidth: 0 },
  )
  return lines.replaceAll("\n", lineBreakOf(text) || "\n")
}
