import type { Path } from "../../../src/content/contract/field"
import type { Json } from "../../../src/content/edit/edit-json"
import { settingsOf } from "../../../src/content/edit/edit-settings"
import type { Revision } from "../../server/content/content"
import type { FieldFacts } from "../../server/content/contract"

/** A value of the content: its file within data/, and its path in it. */
export interface Place {
  readonly file: string
  readonly path: Path
}

/** @returns a place in words, the same for the same place */
export const placeName = ({ file, path }: Place): string => `${file}#${path.join(".")}`

/** @returns whether a place is another, or stands in it */
export const isWithin = (inner: Place, outer: Place): boolean =>
  inner.file === outer.file && outer.path.every((step, index) => inner.path[index] === step)

/** @returns the value at a path; undefined if it is not there */
export function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
    content,
  )
}

/** @returns what the contract says of the value at a path; positions in lists need not exist */
export function factsAt(facts: FieldFacts | undefined, path: Path): FieldFacts | undefined {
  return path.reduce<FieldFacts | undefined>(
    (field, step) => (typeof step === "number" ? field?.items : field?.keys?.find(([key]) => key === step)?.[1]),
    facts,
  )
}

/** @returns the content of a JSON file, or the settings at the top of a text; undefined while it cannot be read */
export function contentOf(revision: Revision | undefined): Json | undefined {
  if (revision?.file.endsWith(".md")) return settingsOf(revision.text)
  try {
    return revision && (JSON.parse(revision.text) as Json)
  } catch {
    // It is being edited elsewhere, or broken; the check says which.
    return undefined
  }
}

/** @returns whether two values are the same, whatever they are made of */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** metaDescription: Meta description. */
export const keyInWords = (key: string): string => {
  const words = key.replace(/Url$/, "").replace(/(?<=.)\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** @returns the path as the check and the reference write it: hero.heading, books[2].title */
export const pathInWords = (path: Path): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "")

/** @returns what an entry of a list is called by its owner */
export function titleOf(entry: unknown, index: number): string {
  if (typeof entry === "string") return entry
  const named = ["title", "name", "text", "heading", "term", "figure", "quote", "from"].map((key) =>
    valueAt(entry, [key]),
  )
  return String(named.find((each) => typeof each === "string" && each !== "") ?? `Entry ${index + 1}`)
}
