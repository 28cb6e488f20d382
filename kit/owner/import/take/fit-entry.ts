import { entryFields } from "../../../content/check/check-file"
import type { LocalDiagnostic } from "../../../content/diagnostic/diagnostic"
import type { Json } from "../../../content/json/edit-json"
import { asTold, nameTold, spokenLanguage, told } from "../../../content/sentences/sentences"
import type { Kind } from "../../new/kinds"
import type { Proposal } from "../candidate"

/** An entry, or some of its values. */
export type Given = Readonly<Record<string, Json>>

/** What can be taken of an entry. */
interface Fit {
  readonly entry: Given
  /** What was left out of it, in sentences. */
  readonly notes: readonly string[]
  /** Why it cannot be taken, in sentences. */
  readonly reasons: readonly string[]
}

/**
 * @param kind of the entry
 * @param given its values
 * @param questions what the source leaves open, by field keys
 * @param errorsOf runs the check on an entry
 * @returns the entry, without values that the check refuses in optional fields
 */
export function fitEntry(
  kind: Kind,
  given: Given,
  questions: Proposal["questions"],
  errorsOf: (entry: Given) => readonly LocalDiagnostic[],
): Fit {
  const errors = errorsOf(given)
  const wrong = new Map<string, string>()
  for (const error of errors) {
    const field = fieldOf(kind, error)
    if (!field || field.required || given[field.key] === undefined || wrong.has(field.key)) continue
    const value = JSON.stringify(given[field.key]).slice(0, 120)
    wrong.set(field.key, told("import.leftOutField", { name: field.label, value, message: asTold(error).message }))
  }
  const entry = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.has(key)))
  const left = (wrong.size > 0 ? errorsOf(entry) : errors).filter(({ code }) => code !== "missing")
  return {
    entry,
    notes: [...wrong.values()],
    reasons: [...missingIn(kind, entry, questions), ...left.map((error) => inWords(kind, error))],
  }
}

const fieldOf = (kind: Kind, { path, key }: Pick<LocalDiagnostic, "path" | "key">) => {
  const [first = key] = path
  return entryFields(kind.file).find((field) => field.key === first)
}

/** @returns the sentence about a missing field, by its name */
export const missingSentence = (name: string): string => told("import.missing", { name: lowered(name) })

/** The name of a field within a sentence: German nouns keep their capital. */
const lowered = (name: string): string => (spokenLanguage() === "en" ? name.toLowerCase() : nameTold(name))

/** What an entry lacks, in the words of the terminal's questions: with the names of fields, not their keys. */
const missingIn = (kind: Kind, entry: Given, questions: Proposal["questions"]): string[] =>
  entryFields(kind.file).flatMap(({ key, label: name, required }) =>
    required && entry[key] === undefined ? [questions?.[key] ?? missingSentence(name)] : [],
  )

function inWords(kind: Kind, error: LocalDiagnostic): string {
  const field = fieldOf(kind, error)
  const { message, advice } = asTold(error)
  return `${field ? `${nameTold(field.label)}: ` : ""}${message} ${advice}`.trim()
}

/** @returns the names of the fields that an entry has, without the slug and the draft mark */
export const partsOf = (kind: Kind, entry: Given): readonly string[] =>
  entryFields(kind.file).flatMap(({ key, label: name }) =>
    entry[key] === undefined || key === "slug" || key === "draft" ? [] : [lowered(name)],
  )
