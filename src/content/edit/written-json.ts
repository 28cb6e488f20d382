import type { Json } from "./edit-json"
import type { JsonStyle } from "./json-style"

/** A list of short values that is no longer than this stands in one line, as in the files that came with the site. */
const widest = 100

/**
 * @param value to be written
 * @param style of the place
 * @param before how many characters stand before it in its line, behind the indentation
 * @returns the value as JSON, without indentation before its first line
 */
export function jsonText(value: Json, style: JsonStyle, before = 0): string {
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
  if (isShort && indent.length + before + inOneLine().length <= widest) return inOneLine()
  const inner = { ...style, indent: indent + unit }
  const lines = write(inner).map((line) => inner.indent + line)
  return open + lineBreak + lines.join(`,${lineBreak}`) + lineBreak + indent + close
}

/**
 * @param key of a group
 * @param value of the key
 * @param style of the place
 * @returns both as JSON
 */
export function memberText(key: string, value: Json, style: JsonStyle): string {
  const name = `${JSON.stringify(key)}:${style.spaced ? " " : ""}`
  return name + jsonText(value, style, name.length)
}

/** A list's entries have no keys. */
function entriesOf(value: Extract<Json, object>): ReadonlyArray<readonly [string | undefined, Json]> {
  return isListOf(value) ? value.map((each) => [undefined, each] as const) : Object.entries(value)
}

/** Array.isArray does not know of lists that cannot be changed. */
const isListOf = (value: Extract<Json, object>): value is readonly Json[] => Array.isArray(value)
