import type { Path } from "../../src/content/contract/field"
import type { Json } from "../../src/content/edit/edit-json"
import type { Change } from "./content/content"

/** An edit that the page asks for. */
export interface AskedEdit {
  readonly file: string
  readonly revision: string
  readonly edit: Change
}

/** @returns the text that a request has under a key; nothing if it has none */
export function textIn(body: unknown, key: string): string | undefined {
  const found: unknown = typeof body === "object" && body !== null ? Reflect.get(body, key) : undefined
  return typeof found === "string" ? found : undefined
}

/** @returns the edit that a request asks for; nothing if it asks for none that could be */
export function editIn(body: unknown): AskedEdit | undefined {
  const file = textIn(body, "file")
  const edit: unknown = Reflect.get(Object(body), "edit")
  return file !== undefined && isEdit(edit) ? { file, revision: textIn(body, "revision") ?? "", edit } : undefined
}

/** @returns the values of something new, by their keys; nothing if there are others than texts, numbers, yes or no, and lists of texts */
export function valuesIn(body: unknown): ReadonlyMap<string, Json> | undefined {
  const values: unknown = Reflect.get(Object(body), "values")
  if (typeof values !== "object" || values === null) return undefined
  const entries = Object.entries(values)
  return entries.every((entry): entry is [string, Json] => isValue(entry[1])) ? new Map(entries) : undefined
}

/** @returns whether something leads to a place of a file */
export const isPath = (value: unknown): value is Path =>
  Array.isArray(value) && value.every((step) => typeof step === "string" || Number.isInteger(step))

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === "string")

const isValue = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value) || isTexts(value)

function isEdit(edit: unknown): edit is Change {
  if (typeof edit !== "object" || edit === null) return false
  const { kind, path, to, place, before, order } = edit as Readonly<Record<string, unknown>>
  if (kind === "text") return typeof to === "string"
  if (!isPath(path)) return false
  if (kind === "remove") return true
  if (kind === "move") return Number.isInteger(place)
  if (kind === "order") return Array.isArray(order) && order.every((index) => Number.isInteger(index))
  return (kind === "set" || kind === "insert") && to !== undefined && (before === undefined || isTexts(before))
}
