import type { JsonNode } from "../../check/json/json-node"
import type { Target } from "../target"
import { entryText, type Style } from "./entry-text"

/**
 * Puts an entry into the text of a collection. All that was there stays as it is, byte for byte: what lies between two entries is
 * repeated before or behind the new one.
 *
 * @param target the collection
 * @param entry to be added
 * @param place at the top or at the end
 * @returns the file's text with the entry
 */
export function withEntry(
  target: Pick<Target, "text" | "root" | "neighbour">,
  entry: Readonly<Record<string, unknown>>,
  place: "first" | "last",
): string {
  const { text, root, neighbour } = target
  const { items, start, end } = root
  const [first] = items
  const last = items.at(-1)
  if (!first || !last) return intoEmpty(text, start, end, entry, neighbour)
  const style = styleOf(text, root, first)
  const before = text.slice(start + 1, first.start)
  if (place === "first")
    return `${text.slice(0, first.start)}${entryText(entry, style)},${before}${text.slice(first.start)}`
  const previous = items.at(-2)
  // Between the comma and the last entry; of a comma that begins the line, what stands behind it.
  const gap = previous ? text.slice(text.indexOf(",", previous.end) + 1, last.start) : before
  return `${text.slice(0, last.end)},${gap}${entryText(entry, style)}${text.slice(last.end)}`
}

function intoEmpty(
  text: string,
  start: number,
  end: number,
  entry: Readonly<Record<string, unknown>>,
  neighbour: string,
): string {
  const lineBreak = lineBreakOf(text) || lineBreakOf(neighbour) || "\n"
  const unit = unitOf(neighbour)
  const inner = `${lineBreak}${unit}${entryText(entry, { unit, indent: unit, lineBreak })}${lineBreak}`
  return `${text.slice(0, start + 1)}${inner}${text.slice(end - 1)}`
}

function styleOf(text: string, root: JsonNode, first: JsonNode): Style {
  const list = text.slice(root.start, root.end)
  const lineBreak = lineBreakOf(list)
  if (!lineBreak) return { unit: "", indent: "", lineBreak: "" }
  const indent = indentAt(text, first.start)
  const member = first.kind === "group" ? first.members[0] : undefined
  const inner = member ? indentAt(text, member.start) : indent
  const unit = inner.length > indent.length && inner.startsWith(indent) ? inner.slice(indent.length) : unitOf(text)
  return { unit, indent, lineBreak }
}

/** What the line is indented by in which something stands. */
function indentAt(text: string, offset: number): string {
  const before = text.slice(0, offset)
  const line = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1)
  return /^[ \t]*/.exec(line)?.[0] ?? ""
}

const lineBreakOf = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? ""

/** What the first indented line of a file is indented by. */
const unitOf = (text: string): string => /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? "  "
