import type { Field, Path } from "./field"

/**
 * Expands short forms: a text alone in place of a group that has a key for it.
 *
 * @param field describes the value
 * @param value as written in a file, of any type
 * @returns the value with every such text in its group
 */
export function writtenOut(field: Field, value: unknown): unknown {
  const { items, keys, facts } = field
  if (items && Array.isArray(value)) return value.map((item) => writtenOut(items, item))
  if (facts.short !== undefined && typeof value === "string") return { [facts.short]: value }
  if (!keys || typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const childField = keys.get(key)
      return [key, childField ? writtenOut(childField, child) : child]
    }),
  )
}

/**
 * @param field of the content
 * @param given the content as written in a file
 * @param path of a value in the result of `writtenOut`
 * @returns the path of that value in the file
 */
export function pathAsWritten(field: Field, given: unknown, path: Path): Path {
  let [current, value]: [Field | undefined, unknown] = [field, given]
  for (const [index, step] of path.entries()) {
    if (current?.facts.short !== undefined && typeof value === "string") return path.slice(0, index)
    current = typeof step === "number" ? current?.items : current?.keys?.get(step)
    value = typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined
  }
  return path
}
