import { type EntryContext, entryDiagnostics, entryFields } from "../../../content/check/check-file"
import type { EntryField } from "../../../content/contract/field"
import { isError, type LocalDiagnostic } from "../../../content/diagnostic/diagnostic"
import type { Json } from "../../../content/json/edit-json"
import { asTold, nameTold, spokenLanguage, told } from "../../../content/sentences/sentences"
import type { Kind } from "../../new/kinds"
import type { Lack, Proposal } from "../candidate"

/** Values of an entry, by key. */
export type EntryValues = Readonly<Record<string, Json>>

/**
 * @param kind of the entry
 * @param values that it has
 * @param questions what the source leaves open, by key
 * @param beside what the entry is compared with
 * @returns what it lacks; its slug is made from its title
 */
export function lacksOf(
  kind: Kind,
  values: EntryValues,
  questions: Proposal["questions"],
  beside: Partial<EntryContext> = {},
): readonly Lack[] {
  const fields = entryFields(kind.file).filter(({ key }) => key !== "slug" || values.slug !== undefined)
  const open = fields.flatMap(({ key, label, required }): Lack[] => {
    const question = questions?.[key]
    if (values[key] !== undefined || (!required && question === undefined)) return []
    return [{ key, message: question ?? missingSentence(label), isNeeded: required }]
  })
  const errors = entryDiagnostics(kind.file, values, { existing: [], others: new Map(), ...beside })
  const wrong = errors
    .filter((each) => isError(each) && each.code !== "missing")
    .map((error): Lack => {
      const field = fieldOf(fields, error)
      return { key: field?.key ?? "", message: inSentence(field, error), isNeeded: field?.required ?? true }
    })
  return [...open, ...wrong]
}

const fieldOf = (fields: readonly EntryField[], { path, key }: Pick<LocalDiagnostic, "path" | "key">) => {
  const [first = key] = path
  return fields.find((field) => field.key === first)
}

function inSentence(field: EntryField | undefined, error: LocalDiagnostic): string {
  const { message, advice } = asTold(error)
  return `${field ? `${nameTold(field.label)}: ` : ""}${message} ${advice}`.trim()
}

const missingSentence = (name: string): string => told("import.missing", { name: lowered(name) })

/** The name of a field within a sentence: German nouns keep their capital. */
const lowered = (name: string): string => (spokenLanguage() === "en" ? name.toLowerCase() : nameTold(name))
