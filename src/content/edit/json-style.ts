import type { JsonNode } from "../check/json/json-node"
import type { Json } from "./edit-json"

/** How something is written in a file. */
export interface JsonStyle {
  /** What one level is indented by. */
  readonly unit: string
  /** What the line is indented by in which it stands. */
  readonly indent: string
  /** The same for what it stands in. */
  readonly outer: string
  /** The file's line break; empty if everything stands in one line. */
  readonly lineBreak: string
  /** Whether what stands in one line has spaces behind commas and colons. */
  readonly spaced: boolean
}

/** A list of short values that is no longer than this stands in one line, as in the files that came with the site. */
const widest = 100

/**
 * @param text of the file
 * @param root of it
 * @param node beside or in which something is to be written
 * @param within whether in it
 * @returns how it is written there
 */
export function styleOf(text: string, root: JsonNode, node: JsonNode, within = false): JsonStyle {
  const whole = text.slice(root.start, root.end)
  const lineBreak = /\r\n|\n|\r/.exec(whole)?.[0] ?? ""
  const unit = /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? "  "
  const outer = indentAt(text, node.start)
  const inline = within && node.kind !== "plain" && isInline(text, node)
  const spaced = /[,:] /.test(whole)
  return { unit, outer, indent: within ? outer + unit : outer, lineBreak: inline ? "" : lineBreak, spaced }
}

const isInline = (text: string, node: JsonNode): boolean => {
  const filled = node.kind === "list" ? node.items.length > 0 : node.kind === "group" && node.members.length > 0
  return filled && !/[\r\n]/.test(text.slice(node.start, node.end))
}

/** What the line is indented by in which something stands. */
function indentAt(text: string, offset: number): string {
  const before = text.slice(0, offset)
  const line = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1)
  return /^[ \t]*/.exec(line)?.[0] ?? ""
}

/**
 * @param value to be written
 * @param style of the place
 * @param before how many characters stand before it in its line
 * @returns the value as JSON, without indentation before its first line
 */
export function jsonText(value: Json, style: JsonStyle, before = 0): string {
  const { unit, indent, lineBreak, spaced } = style
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const inner = { ...style, outer: indent, indent: indent + unit }
  const [open, close] = isList ? ["[", "]"] : ["{", "}"]
  const entries: ReadonlyArray<readonly [string, Json]> = isList
    ? (value as readonly Json[]).map((each) => ["", each] as const)
    : Object.entries(value).map(
        ([key, each]) => [`${JSON.stringify(key)}:${lineBreak || spaced ? " " : ""}`, each] as const,
      )
  if (entries.length === 0) return open + close
  const plain = entries.every(([, each]) => typeof each !== "object" || each === null)
  const line = entries
    .map(([name, each]) => name + jsonText(each, { ...inner, lineBreak: "" }))
    .join(lineBreak || spaced ? ", " : ",")
  const inOneLine = isList ? `[${line}]` : spaced || lineBreak ? `{ ${line} }` : `{${line}}`
  if (!lineBreak || (isList && plain && indent.length + before + inOneLine.length <= widest)) return inOneLine
  const lines = entries.map(([name, each]) => inner.indent + name + jsonText(each, inner, name.length))
  return open + lineBreak + lines.join(`,${lineBreak}`) + lineBreak + indent + close
}
