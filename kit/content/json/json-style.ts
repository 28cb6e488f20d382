import type { JsonNode } from "./json-text"
import { spansIn, valuesIn } from "./spans"

/** The formatting of JSON at a position in a file. */
export interface JsonStyle {
  /** The indentation of one level. */
  readonly unit: string
  /** The indentation of the line. */
  readonly indent: string
  /** The file's line break; empty if the content is on one line. */
  readonly lineBreak: string
  /** Whether commas and colons are followed by spaces on one line. */
  readonly spaced: boolean
  /** Whether a group on one line has spaces inside its brackets. */
  readonly padded: boolean
}

/** A position to write at. */
export interface WritePosition {
  /** An offset into the text: of the position itself, or of an entry whose formatting is to be followed. */
  readonly offset: number
  /** The list or group around it; undefined at the root. */
  readonly within: JsonNode | undefined
}

/**
 * @param text of the file
 * @param root of the file
 * @param spot to write at
 * @param neighbour text of another file, whose indentation and line breaks are used if the file has none of its own
 * @returns the formatting at that position
 */
export function styleAt(text: string, root: JsonNode, { offset, within }: WritePosition, neighbour = ""): JsonStyle {
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

/** @returns the number of characters before an offset in its line */
export const columnAt = (text: string, offset: number): number =>
  offset - 1 - Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1))

const isInline = (text: string, { start, end }: JsonNode): boolean => lineBreakOf(text.slice(start, end)) === ""

/** The indentation of the line at an offset; a leading comma counts as a space. */
function indentAt(text: string, offset: number): string {
  const before = text.slice(offset - columnAt(text, offset), offset)
  return (/^[ \t]*(?:,[ \t]*)?/.exec(before)?.[0] ?? "").replace(",", " ")
}

/** The indentation that entries add: those of a list or group nested in this one or, if there are none, its own. */
function unitWithin(text: string, within: JsonNode): string {
  const steps = [...valuesIn(within), within].map((node) => {
    const [outer, inner] = [indentAt(text, node.start), indentAt(text, spansIn(node)[0]?.start ?? node.start)]
    return inner.startsWith(outer) ? inner.slice(outer.length) : ""
  })
  return steps.find((step) => step !== "") ?? ""
}

/** The indentation of a file's first indented line. */
const firstIndent = (text: string): string => /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? ""

/** Undefined if the list or group does not show it. */
function isSpaced(text: string, within: JsonNode | undefined): boolean | undefined {
  const value = within?.kind === "group" ? within.members[0]?.value : within && valuesIn(within)[1]
  return value && /\s/.test(text.charAt(value.start - 1))
}

function isPadded(text: string, within: JsonNode | undefined): boolean | undefined {
  const nodes = within ? [within, ...valuesIn(within)] : []
  const group = nodes.find((node) => node.kind === "group" && node.members.length > 0)
  return group && /\s/.test(text.charAt(group.start + 1))
}
