import type { Path } from "../contract/field"

/** A value of a JSON file with its span in the file's text. */
export type JsonNode = {
  readonly start: number
  readonly end: number
} & (
  | { readonly kind: "group"; readonly members: readonly Member[] }
  | { readonly kind: "list"; readonly items: readonly JsonNode[] }
  | { readonly kind: "plain"; readonly value: string | number | boolean | null }
)

/** A key of a group and its value. */
export interface Member {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly value: JsonNode
}

/**
 * @param node of a JSON file
 * @returns the value that JSON.parse would give for it; the last one for a duplicate key
 */
export function contentOf(node: JsonNode): unknown {
  if (node.kind === "plain") return node.value
  if (node.kind === "list") return node.items.map(contentOf)
  return Object.fromEntries(node.members.map(({ name, value }) => [name, contentOf(value)]))
}

/**
 * @param node the root of a file
 * @param path of a value in it
 * @returns the value's node, or its innermost existing ancestor if the value is absent
 */
export function nodeAt(node: JsonNode, path: Path): JsonNode {
  return path.reduce((current, step) => child(current, step) ?? current, node)
}

function child(node: JsonNode, step: string | number): JsonNode | undefined {
  if (node.kind === "list" && typeof step === "number") return node.items[step]
  if (node.kind === "group") return memberOf(node, String(step))?.value
  return undefined
}

/**
 * @returns the key of a group with its value, the last if it occurs twice; undefined if there is none
 */
export function memberOf(node: JsonNode, name: string): Member | undefined {
  return node.kind === "group" ? node.members.findLast((member) => member.name === name) : undefined
}

/** @returns the node and every node under it, with the path to each */
export function* allNodes(node: JsonNode, path: Path = []): Generator<{ node: JsonNode; path: Path }> {
  yield { node, path }
  if (node.kind === "list") for (const [index, item] of node.items.entries()) yield* allNodes(item, [...path, index])
  if (node.kind === "group") for (const { name, value } of node.members) yield* allNodes(value, [...path, name])
}

/**
 * @param text of the file
 * @param node a string in it
 * @param index into the string's value
 * @returns the offset in the file, which escapes before it shift
 */
export function offsetInText(text: string, node: JsonNode, index: number): number {
  let offset = node.start + 1
  for (let unit = 0; unit < index; unit++) {
    if (text[offset] !== "\\") offset += 1
    else offset += text[offset + 1] === "u" ? 6 : 2
  }
  return offset
}
