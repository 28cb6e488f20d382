import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml"
import { type CheckedFile, checkContent } from "../check/check-file"
import { decodeText } from "../check/json/decode"
import { contentOf, type JsonNode, type Member } from "../check/json/json-node"
import { syntaxError } from "../check/json/json-text"
import type { LocalDiagnostic } from "../check/report/diagnostic"
import { customPageFile } from "../contract/files"
import { headed } from "../texts/head"

/** A custom page: its front matter, checked like a JSON file, and its text. */
export interface CustomPageFile extends CheckedFile {
  /** The text in Markdown, at its offset in the file. */
  readonly body: string
}

/**
 * @param path of the file within data/
 * @param bytes of the file
 * @returns its front matter with its own diagnostics, and its text
 */
export function readCustomPage(path: string, bytes: Buffer): CustomPageFile {
  const file = customPageFile(path)
  const decoded = decodeText(bytes)
  const { source, readable } = decoded
  const nothing = { file, source, root: undefined, content: undefined }
  if (!readable) return { ...nothing, diagnostics: decoded.diagnostics, body: "" }
  const { head, headStart, body } = headed(source.text)
  if (head === undefined) return { ...nothing, diagnostics: [syntaxError(noHead, 0)], body }
  const { root, diagnostics: syntax } = settingsIn(head, headStart)
  if (!root) return { ...nothing, diagnostics: syntax, body }
  const { content, diagnostics } = checkContent(file, contentOf(root))
  // A match counts from the first character of a value, which may be quoted or not: point at the whole value instead.
  const whole = diagnostics.map(({ match: _, ...diagnostic }) => diagnostic)
  return { file, source, root, content, diagnostics: whole, body }
}

function settingsIn(head: string, start: number): { root: JsonNode | undefined; diagnostics: LocalDiagnostic[] } {
  if (head.length > longest) return { root: undefined, diagnostics: [syntaxError(tooLong, start)] }
  const { contents, errors } = parseDocument(head, { lineCounter: new LineCounter(), version: "1.2" })
  if (errors.length > 0)
    return {
      root: undefined,
      // The parser finds hundreds at one place.
      diagnostics: [...new Map(errors.map((error) => [error.pos[0], error])).values()].map(({ pos }) =>
        syntaxError(unreadable, start + pos[0], start + pos[1]),
      ),
    }
  const root = nodeOf(contents, start)
  return root?.kind === "group"
    ? { root, diagnostics: [] }
    : { root: undefined, diagnostics: [syntaxError(unreadable, start)] }
}

/** Converts YAML nodes to the check's JSON nodes. What JSON lacks, such as a reference to another value, is dropped. */
function nodeOf(node: unknown, start: number): JsonNode | undefined {
  if (isMap(node)) {
    const members = node.items.flatMap((pair): Member[] => {
      const value = nodeOf(pair.value, start)
      if (!isScalar(pair.key) || !value) return []
      return [{ name: String(pair.key.value), ...spanOf(pair.key, start), value }]
    })
    return { ...spanOf(node, start), kind: "group", members }
  }
  if (isSeq(node)) {
    const items = node.items.flatMap((item) => nodeOf(item, start) ?? [])
    return { ...spanOf(node, start), kind: "list", items }
  }
  if (!isScalar(node)) return undefined
  const { value } = node
  const plain = ["string", "number", "boolean"].includes(typeof value) || value === null
  return {
    ...spanOf(node, start),
    kind: "plain",
    value: plain ? (value as string | number | boolean | null) : String(value),
  }
}

function spanOf(node: Node, start: number) {
  const [from = 0, to = from] = node.range ?? []
  return { start: start + from, end: start + to }
}

const noHead = {
  code: "custom-page-head",
  message: "This page has no title: its settings are missing.",
  advice: "Begin the file with a line ---, then title: and description:, each on a line, then another line ---.",
}

/** In characters: ten times what the longest settings take. A parser of YAML is slower than one of JSON. */
const longest = 20_000

const tooLong = {
  code: "custom-page-long",
  message: `These settings have more than ${longest} characters.`,
  advice: "Shorten them: what is to be read belongs below the second ---.",
}

const unreadable = {
  code: "custom-page-setting",
  message: "This line cannot be read as a setting.",
  advice: 'Write it as name: "value", with the value in double quotes.',
}
