import type { Path } from "../../../content/location/json-path"
import { fieldNames, fieldPath, germanHelpAt } from "../../../content/sentences/sentences"
import { translatedKinds } from "./add-thing"
import { contractOf, type FieldFacts } from "./contract"
import { type FieldWords, isRepeated } from "./field-words"

/** A field that the studio describes, in English. */
interface ToldField {
  readonly file: string
  readonly path: Path
  readonly facts: FieldWords
}

/** All fields: those of the contract, and those that something new is asked for. */
export function* toldFields(): Generator<ToldField> {
  const within = function* (file: string, facts: FieldFacts, path: Path): Generator<ToldField> {
    yield { file, path, facts }
    for (const [key, child] of facts.keys ?? []) yield* within(file, child, [...path, key])
    if (facts.items) yield* within(file, facts.items, [...path, 0])
  }
  const repeated = ["assessments/any.json", "pages/own/any.md"]
  for (const [file, facts] of Object.entries(contractOf(repeated))) yield* within(file, facts, [])
  for (const { fields, form, file } of translatedKinds())
    for (const facts of fields) {
      const { key, within } = facts
      if (form === "entry") yield { file, path: [0, key], facts }
      else yield within ? { file, path: [...within, key], facts } : { file: `${file}/new`, path: [key], facts }
    }
}

/**
 * @param fields with their English words
 * @returns for each, what has no German words, so that the studio shows the English ones
 */
export const untranslated = (fields: Iterable<ToldField> = toldFields()): readonly string[] => {
  const lines = [...fields].flatMap(({ file, path, facts }) => {
    const missing = [
      ...(fieldNames.de.has(facts.label) ? [] : [`the name ${facts.label}`]),
      ...(isRepeated(facts) || facts.description === "" || germanHelpAt(file, path) !== undefined
        ? []
        : ["the description"]),
    ]
    return missing.length > 0 ? [`${file}, ${fieldPath(path)}: ${missing.join(", ")}`] : []
  })
  return [...new Set(lines)]
}
