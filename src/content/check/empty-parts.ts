import type { Field, Path } from "../contract/field"
import { type LocalDiagnostic, warningAt } from "./report/diagnostic"
import { emptyPart } from "./value-messages"

/**
 * Takes out of a file's content what is optional and empty: the pages treat it as absent, so the checks that follow do too.
 *
 * @param field what the content should be
 * @param value the content
 * @param diagnostics where to report what was taken out
 * @param path where the value stands
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
