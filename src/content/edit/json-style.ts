import type { JsonNode } from "../check/json/json-node"
import { spansIn, valuesIn } from "./spans"

/** How something is written in a file. */
export interface JsonStyle {
  /** What one level is indented by. */
  readonly unit: string
  /** What the line is indented by in which it stands. */
  readonly indent: string
  /** The file's line break; empty if all of it stands in one line. */
  readonly lineBreak: string
  /** Whether what stands in one line has spaces behind commas and colons. */
  readonly spaced: boolean
  /** Whether a group that stands in one line has spaces inside its brackets. */
  readonly padded: boolean
}

/** Where something is to be written. */
export interface Spot {
  /** An offset into the text: its own, or that of the entry that it is to look like. */
  readonly offset: number
  /** The list or the group around it; none around the top of a file. */
  readonly within: JsonNode | undefined
}

/**
 * @param text of the file
 * @param root of it
 * @param spot where something is to be written
 * @param neighbour text of another file, whose indentation and line breaks a file gets that has none of its own
 * @returns how it is written there
 */
export function styleAt(text: string, root: JsonNode, { offset, within }: Spot, neighbour = ""): JsonStyle {
  const isEmpty = valuesIn(root).length === 0
  const own = lineBreakOf(text.slice(root.start, root.end))
  const lineBreak = isEmpty ? lineBreakOf(text) || lineBreakOf(neighbour) || "\n" : own
  const inLines = lineBreak !== "" && !(within && isInline(text, within))
  const padded = isPadded(text, within)
  const spaced = inLines || (isSpaced(text, within) ?? (padded || lineBreak !== ""))
  return {
    unit: (within && unitWithin(text, within)) || (isEmpty ? "" : firstIndent(text)) || firstIndent(neighbour) || "  ",
    indent: indentAt(text, offset),
    lineBreak: inLines ? lineBreak : "",
    spaced,
    padded: padded ?? spaced,
  }
}

/** @returns the first line break of a text; empty if it has none */
export const lineBreakOf = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? ""

/** @returns how many characters stand before an offset in its line */
export const columnAt = (text: string, offset: number): number =>
  offset - 1 - Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1))

const isInline = (text: string, { start, end }: JsonNode): boolean => lineBreakOf(text.slice(start, end)) === ""

/** What the line is indented by in which something stands; a comma that begins the line counts as a space. */
function indentAt(text: string, offset: number): string {
  const before = text.slice(offset - columnAt(text, offset), offset)
  return (/^[ \t]*(?:,[ \t]*)?/.exec(before)?.[0] ?? "").replace(",", " ")
}

/** What the entries of a list or group are indented by, or, should they stand side by side, the list itself. */
function unitWithin(text: string, within: JsonNode): string {
  const steps = [...valuesIn(within), within].map((node) => {
    const [outer, inner] = [indentAt(text, node.start), indentAt(text, spansIn(node)[0]?.start ?? node.start)]
    return inner.startsWith(outer) ? inner.slice(outer.length) : ""
  })
  return steps.find((step) => step !== "") ?? ""
}

/** What the first indented line of a file is indented by. */
const firstIndent = (text: string): string => /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? ""

/** Undefined if nothing in the list or group tells. */
function isSpaced(text: string, within: JsonNode | undefined): boolean | undefined {
  const value = within?.kind === "group" ? within.members[0]?.value : within && valuesIn(within)[1]
  return value && /\s/.test(text.charAt(value.start - 1))
}

function isPadded(text: string, within: JsonNode | undefined): boolean | undefined {
  const nodes = within ? [within, ...valuesIn(within)] : []
  const group = nodes.find((node) => node.kind === "group" && node.members.length > 0)
  return group && /\s/.test(text.charAt(group.start + 1))
}
