import type { Field } from "../../content/contract/field"
import type { ContentFile } from "../../content/contract/files"

/**
 * Writes the GraphQL types of the contract. Nothing is inferred from the content: a field that is absent from every entry is null, not an error
 * in a query. Entries of a list have an `index`, from 0. `!` marks required fields.
 *
 * @param files the files of data/
 * @returns type definitions for `createTypes`
 */
export function graphqlTypes(files: readonly ContentFile[]): string {
  const types = new Map<string, string>()
  for (const { field } of files) {
    const own = field.items ? "  index: Int!\n" : ""
    define(field.items ?? field, types, " implements Node @dontInfer", own)
  }
  return [...types.values()].join("\n")
}

function define(group: Field, types: Map<string, string>, suffix = "", own = ""): void {
  const { typeName, keys } = group
  if (!typeName || !keys) throw new Error("Only a group with a name can be a GraphQL type.")
  const fieldName = suffix ? nodeFieldName : (key: string) => key
  // A group that may be a text alone has no other key then.
  const { needs = [] } = group.facts
  const lines = [...keys].map(([key, field]) => {
    const required = field.required && !needs.includes(key)
    return `  ${fieldName(key)}: ${graphqlField({ ...field, required })}\n`
  })
  const definition = `type ${typeName}${suffix} {\n${lines.join("")}${own}}\n`
  const earlier = types.get(typeName)
  if (earlier && earlier !== definition) throw new Error(`The contract has two different groups called ${typeName}.`)
  types.set(typeName, definition)
  for (const field of keys.values()) {
    const inner = field.items ?? field
    if (inner.kind === "group") define(inner, types)
  }
}

/** Gatsby reserves a node's `id`: an entry's own id is its `jsonId` (kit/gatsby/nodes/content-nodes.ts). */
const nodeFieldName = (key: string): string => (key === "id" ? "jsonId" : key)

function graphqlField(field: Field): string {
  if (field.kind === "picture") return "File @fileByRelativePath"
  const type = field.items ? `[${scalar(field.items)}!]` : scalar(field)
  return `${type}${field.required ? "!" : ""}${field.kind === "markup" ? " @simpleHtml" : ""}`
}

const scalars: Readonly<Partial<Record<Field["kind"], string>>> = { number: "Int", yesNo: "Boolean" }

function scalar(field: Field): string {
  if (field.typeName) return field.typeName
  return scalars[field.kind] ?? "String"
}
