import { walkValues } from "../../contract/field"
import type { ContentFile } from "../../contract/files"
import { errorAt, type LocalDiagnostic } from "../../diagnostic/diagnostic"
import { removal } from "../../diagnostic/fix"
import { allNodes, type JsonNode, type Member, valueOfNode } from "../../json/json-text"
import { positionAt, type SourceText } from "../../location/source-text"
import { say } from "../../sentences/sentences"

/**
 * @param root of a file
 * @param source its text
 * @returns errors for keys that occur twice in one group: JSON keeps only the last
 */
export function duplicateKeys(root: JsonNode, source: SourceText): LocalDiagnostic[] {
  return [...allNodes(root)].flatMap(({ node, path }) => {
    if (node.kind !== "group") return []
    const byName = new Map<string, Member[]>()
    for (const member of node.members) {
      const same = byName.get(member.key)
      if (same) same.push(member)
      else byName.set(member.key, [member])
    }
    const twice = [...byName].filter(([, members]) => members.length > 1)
    return twice.slice(0, maxKeys).flatMap(([name, members]) => {
      const [first] = members
      if (!first) return []
      const { line } = positionAt(source, first.start)
      // With equal values, it does not matter which one is removed.
      const fix = isTheSame(members) ? removal : undefined
      return [errorAt(path, say("duplicate-key", { key: name, line }, fix), { key: name })]
    })
  })
}

/** How many keys of a group are reported at once. Limited because each is looked up among the others. */
const maxKeys = 50

const isTheSame = (members: readonly Member[]): boolean => {
  const [first, ...others] = members.map(({ value }) => JSON.stringify(valueOfNode(value)))
  return others.every((other) => other === first)
}

/**
 * @param file a collection
 * @param content its entries
 * @returns errors for values that must be unique but occur in two entries
 */
export function duplicateEntries({ unique, field: { items } }: ContentFile, content: unknown): LocalDiagnostic[] {
  if (!Array.isArray(content)) return []
  return unique.flatMap((key) =>
    repeated(content.map((entry: unknown) => textAtKey(entry, key))).map(({ index, first, value }) =>
      errorAt(
        [index, key],
        say("duplicate", {
          field: items?.keys?.get(key)?.label ?? key,
          value,
          entry: items?.label ?? "",
          number: first + 1,
        }),
      ),
    ),
  )
}

/**
 * @param file any file
 * @param content of the file
 * @returns errors for words that occur twice in a list of unique words
 */
export function duplicateWords({ field }: ContentFile, content: unknown): LocalDiagnostic[] {
  return [...walkValues(field, content)].flatMap(({ field: { facts }, value, path }) => {
    if (!facts.unique || !Array.isArray(value)) return []
    return repeated(value.map((word: unknown) => (typeof word === "string" ? word : undefined))).map((found) =>
      errorAt([...path, found.index], say("duplicate-word", { word: found.value }, removal)),
    )
  })
}

function textAtKey(entry: unknown, key: string): string | undefined {
  const value: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, key) : undefined
  return typeof value === "string" && value.trim() !== "" ? value : undefined
}

function repeated(values: ReadonlyArray<string | undefined>) {
  const firsts = new Map<string, number>()
  return values.flatMap((value, index) => {
    if (value === undefined) return []
    const first = firsts.get(value.trim())
    if (first === undefined) firsts.set(value.trim(), index)
    return first === undefined ? [] : [{ index, first, value }]
  })
}
