import type { Path } from "../contract/field"
import { NoSuchPath } from "../json/edit-json"
import { allNodes, offsetInText } from "../json/json-node"
import { parseJson } from "../json/json-text"
import { sourceText } from "../json/source-text"
import { lineBreakFrom, plainText } from "../markdown/line-breaks"

/** A part of a text, by offsets in UTF-16 units, and what to write in its place. */
export interface TextSpan {
  readonly start: number
  readonly end: number
  readonly to: string
}

/** @returns whether spans can be replaced in a text: in order, apart from each other, and within it */
export const areApart = (spans: readonly TextSpan[], text: string): boolean =>
  spans.every(({ start, end }, index) => (spans[index - 1]?.end ?? 0) <= start && start <= end && end <= text.length)

/** @returns a text with its spans replaced */
export const spliced = (text: string, spans: readonly TextSpan[]): string =>
  spans.reduceRight((now, { start, end, to }) => now.slice(0, start) + to + now.slice(end), text)

/**
 * Replaces parts of texts in a JSON file. Everything else keeps every byte, also within these texts.
 *
 * @param text of the file, without a byte order mark
 * @param changes the spans to replace in each text, by its path
 * @returns the file's new text
 * @throws NoSuchPath if the file cannot be read, or has no text at a path
 */
export function editSpans(
  text: string,
  changes: ReadonlyArray<readonly [path: Path, spans: readonly TextSpan[]]>,
): string {
  const { root } = parseJson(sourceText(text))
  if (!root) throw new NoSuchPath("The file cannot be read as JSON.")
  // The last of two equal keys is the one that counts.
  const nodes = new Map([...allNodes(root)].map(({ node, path }) => [JSON.stringify(path), node]))
  const inFile = changes.flatMap(([path, spans]) => {
    const node = nodes.get(JSON.stringify(path))
    if (node?.kind !== "plain" || typeof node.value !== "string")
      throw new NoSuchPath(`The file has no text at ${path.join(".")}.`)
    return spans.map(({ start, end, to }) => ({
      start: offsetInText(text, node, start),
      end: offsetInText(text, node, end),
      to: JSON.stringify(to).slice(1, -1),
    }))
  })
  return spliced(
    text,
    inFile.sort((one, other) => one.start - other.start),
  )
}

/**
 * Replaces parts of a Markdown file, whose other line breaks stay as they are.
 *
 * @param text of the file
 * @param spans by offsets into the text with Unix line breaks
 * @returns the file's new text
 */
export function editTextSpans(text: string, spans: readonly TextSpan[]): string {
  const { original } = plainText(text)
  return spliced(
    text,
    spans.map(({ start, end, to }) => ({
      start: original(start),
      end: original(end),
      to: to.replaceAll("\n", lineBreakFrom(text, original(start)) || "\n"),
    })),
  )
}
