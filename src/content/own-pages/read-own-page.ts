import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml"
import { type CheckedFile, checkContent } from "../check/check-file"
import { decodeText } from "../check/json/decode"
import { contentOf, type JsonNode, type Member } from "../check/json/json-node"
import type { SyntaxComplaint } from "../check/json/json-text"
import { ownPageFile } from "../contract/files"
import { headed } from "../texts/head"

/** A page of the owner's own after it was read: its settings as those of a JSON file, and its text. */
export interface OwnPageFile extends CheckedFile {
  /** The text in Markdown, where it stands in the file. */
  readonly body: string
}

/**
 * @param path of the file within data/
 * @param bytes of it
 * @returns its settings with everything that is wrong with them by themselves, and its text
 */
export function readOwnPage(path: string, bytes: Buffer): OwnPageFile {
  const file = ownPageFile(path)
  const { source, complaints, readable } = decodeText(bytes)
  const nothing = { file, source, root: undefined, content: undefined, findings: [] }
  if (!readable) return { ...nothing, complaints, body: "" }
  const { head, headStart, body } = headed(source.text)
  if (head === undefined) return { ...nothing, complaints: [...complaints, { ...noHead, offset: 0 }], body }
  const parsed = settingsIn(head, headStart)
  if (!parsed.root) return { ...nothing, complaints: [...complaints, ...parsed.complaints], body }
  const { content, findings } = checkContent(file, contentOf(parsed.root))
  // A place within a text counts from its first letter, which may stand behind quotes or not: the beginning will do.
  const placed = findings.map(({ index: _, ...finding }) => finding)
  return { ...nothing, root: parsed.root, content, complaints, findings: placed, body }
}

function settingsIn(head: string, start: number): { root: JsonNode | undefined; complaints: SyntaxComplaint[] } {
  const { contents, errors } = parseDocument(head, { lineCounter: new LineCounter(), version: "1.2" })
  if (errors.length > 0)
    return { root: undefined, complaints: errors.map(({ pos }) => ({ ...unreadable, offset: start + pos[0] })) }
  const root = nodeOf(contents, start)
  return root?.kind === "group"
    ? { root, complaints: [] }
    : { root: undefined, complaints: [{ ...unreadable, offset: start }] }
}

/** YAML's nodes as the check knows those of JSON. What YAML has beyond JSON, such as a reference to another value, is nothing here. */
function nodeOf(node: unknown, start: number): JsonNode | undefined {
  if (isMap(node)) {
    const members = node.items.flatMap((pair): Member[] => {
      const value = nodeOf(pair.value, start)
      if (!isScalar(pair.key) || !value) return []
      return [{ name: String(pair.key.value), ...placeOf(pair.key, start), value }]
    })
    return { ...placeOf(node, start), kind: "group", members }
  }
  if (isSeq(node)) {
    const items = node.items.flatMap((item) => nodeOf(item, start) ?? [])
    return { ...placeOf(node, start), kind: "list", items }
  }
  if (!isScalar(node)) return undefined
  const { value } = node
  const plain = ["string", "number", "boolean"].includes(typeof value) || value === null
  return {
    ...placeOf(node, start),
    kind: "plain",
    value: plain ? (value as string | number | boolean | null) : String(value),
  }
}

function placeOf(node: Node, start: number) {
  const [from = 0, to = from] = node.range ?? []
  return { start: start + from, end: start + to }
}

const noHead = {
  code: "own-page-head",
  message: "This page has no title: its settings are missing.",
  advice: "Begin the file with a line ---, then title: and description:, each on a line, then another line ---.",
}

const unreadable = {
  code: "own-page-setting",
  message: "This line cannot be read as a setting.",
  advice: 'Write it as name: "value", with the value in double quotes.',
}
