import { visit } from "../../contract/field"
import type { ContentFile } from "../../contract/files"
import { fixByRemoving } from "../../contract/rules/fix"
import { allNodes, contentOf, type JsonNode, memberOf } from "../json/json-node"
import { positionAt, type SourceText } from "../json/source-text"
import { errorAt, type LocalDiagnostic } from "../report/diagnostic"

/**
 * @param root of a file
 * @param source its text
 * @returns errors for keys that occur twice in one group: JSON keeps only the last
 */
export function duplicateKeys(root: JsonNode, source: SourceText): LocalDiagnostic[] {
  return [...allNodes(root)].flatMap(({ node, path }) => {
    if (node.kind !== "group") return []
    const names = new Set(node.members.map((member) => member.name))
    return [...names].flatMap((name) => {
      const first = node.members.find((member) => member.name === name)
      if (!first || first === memberOf(node, name)) return []
      const { line } = positionAt(source, first.start)
      const message = `The key "${name}" is used twice here; the first is on line ${line}.`
      const diagnostic = { code: "duplicate-key", message, advice: "Remove one of them." }
      return [errorAt(path, { ...diagnostic, ...(isTheSame(node, name) ? oneOut : {}) }, { key: name })]
    })
  })
}

/** With equal values, it does not matter which one is removed. */
const oneOut = fixByRemoving("certain", "Remove one")

const isTheSame = (node: JsonNode, name: string): boolean => {
  const members = node.kind === "group" ? node.members.filter((member) => member.name === name) : []
  const [first, ...others] = members.map(({ value }) => JSON.stringify(contentOf(value)))
  return others.every((other) => other === first)
}

/**
 * @param field that must be unique, by its name
 * @param value that two entries have
 * @param other one of them, by its name and number
 * @returns the message at the other one
 */
export const usedTwice = (field: string, value: string, other: string): string =>
  `The ${field.toLowerCase()} "${value}" is used twice: ${other.toLowerCase()} has it too.`

/**
 * @param file a collection
 * @param content its entries
 * @returns errors for values that must be unique and occur in two entries
 */
export function duplicateEntries({ unique, field: { items } }: ContentFile, content: unknown): LocalDiagnostic[] {
  if (!Array.isArray(content)) return []
  return unique.flatMap((key) =>
    repeated(content.map((entry: unknown) => textOf(entry, key))).map(({ index, first, value }) =>
      errorAt([index, key], {
        code: `duplicate-${key}`,
        message: usedTwice(items?.keys?.get(key)?.name ?? key, value, `${items?.name ?? "entry"} ${first + 1}`),
        advice: `Change one of them, or remove it.`,
      }),
    ),
  )
}

/**
 * @param file any file
 * @param content of the file
 * @returns errors for words that occur twice in a list of unique words
 */
export function duplicateWords({ field }: ContentFile, content: unknown): LocalDiagnostic[] {
  return [...visit(field, content)].flatMap(({ field: { facts }, value, path }) => {
    if (!facts.unique || !Array.isArray(value)) return []
    return repeated(value.map((word: unknown) => (typeof word === "string" ? word : undefined))).map((found) =>
      errorAt([...path, found.index], {
        code: "duplicate-word",
        message: `"${found.value}" appears twice in this list.`,
        advice: "Remove one of them.",
        // One of them may be meant to be another word.
        ...fixByRemoving("suggested"),
      }),
    )
  })
}

function textOf(entry: unknown, key: string): string | undefined {
  const value: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, key) : undefined
  return typeof value === "string" && value.trim() !== "" ? value : undefined
}

function repeated(values: ReadonlyArray<string | undefined>) {
  return values.flatMap((value, index) => {
    if (value === undefined) return []
    const first = values.findIndex((other) => other?.trim() === value.trim())
    return first < index ? [{ index, first, value }] : []
  })
}
