import type { AnyContent } from "../../../../kit/content/__tests__/support/any-content"
import type { Field } from "../../../../kit/content/contract/field"
import { contentFile } from "../../../../kit/content/contract/files"
import { aPicture } from "../../../components/support/content"

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined

/** A value as GraphQL would give it: null for what is absent, `jsonId` for `id`, a picture in place of its path. */
function queried(field: Field, value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (field.kind === "picture") return aPicture("picture")
  if (field.items && Array.isArray(value)) return value.map((item) => field.items && queried(field.items, item))
  if (!field.keys) return value
  const entries = [...field.keys].map(([key, child]) => [key === "id" ? "jsonId" : key, queried(child, at(value, key))])
  return Object.fromEntries(entries)
}

/**
 * @param content whole content, by file
 * @returns a file of it as the pages' queries would give it
 */
export function asQueried(content: AnyContent, path: string) {
  const file = contentFile(path)
  if (!file) throw new Error(`The contract has no file ${path}.`)
  return queried(file.field, content.get(path))
}

/** @returns the entries of a collection as a query gives them. */
export function nodesOf(content: AnyContent, path: string): { nodes: object[] } {
  const nodes = asQueried(content, path)
  return { nodes: Array.isArray(nodes) ? nodes : [] }
}
