import type { Field } from "../contract/field"
import { type LocalDiagnostic, warningAt } from "../diagnostic/diagnostic"
import type { Path } from "../location/json-path"
import { emptyPart } from "./value-messages"

/**
 * Removes empty optional parts from a file's content: pages treat them as absent, so the later checks do too.
 *
 * @param field describes the content
 * @param value the content
 * @param diagnostics receives a warning for each removed part
 * @param path of the value
 * @returns a copy without the empty parts
 */
export function withoutEmptyParts(
  field: Field,
  value: unknown,
  diagnostics: LocalDiagnostic[],
  path: Path = [],
): unknown {
  if (field.items && Array.isArray(value)) {
    const { items } = field
    return value.map((item, index) => withoutEmptyParts(items, item, diagnostics, [...path, index]))
  }
  if (!field.keys || typeof value !== "object" || value === null || Array.isArray(value)) return value
  const { keys } = field
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => {
      const childField = keys.get(key)
      if (!childField) return [[key, child]]
      const childPath = [...path, key]
      if (!childField.required && isEmpty(child)) {
        diagnostics.push(warningAt(childPath, emptyPart(childField)))
        return []
      }
      return [[key, withoutEmptyParts(childField, child, diagnostics, childPath)]]
    }),
  )
}

function isEmpty(value: unknown): boolean {
  return (typeof value === "string" && value.trim() === "") || (Array.isArray(value) && value.length === 0)
}
