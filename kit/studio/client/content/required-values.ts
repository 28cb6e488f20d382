import type { Json } from "../../../content/json/edit-json"
import type { Path } from "../../../content/location/json-path"
import type { FieldFacts } from "../../server/content/contract"

/** A value to ask for before something can be added, by its path within it. */
export interface Question {
  readonly path: Path
  readonly field: FieldFacts
  /** Whether it can be left empty. */
  readonly isOptional?: boolean
  /** The word for choosing nothing. */
  readonly none?: string | undefined
  /** What the choices are called. */
  readonly choiceNames?: Readonly<Record<string, string>> | undefined
}

/** Answers by the questions' paths, joined with dots. */
export type QuestionAnswers = ReadonlyMap<string, string | number>

/** @returns the questions for all values that the contract requires in a field and the kit has no words for; one entry for each list */
export const questionsOf = (field: FieldFacts): readonly Question[] => valuesOf(field, ({ hasKitText }) => !hasKitText)

/** @returns whether a field needs any value to be there */
export const needsValues = (field: FieldFacts): boolean => valuesOf(field, () => true).length > 0

function valuesOf(field: FieldFacts, isMeant: (field: FieldFacts) => boolean, path: Path = []): readonly Question[] {
  if (!isMeant(field)) return []
  if (field.items) return valuesOf(field.items, isMeant, [...path, 0])
  if (!field.keys) return [{ path, field }]
  return field.keys.flatMap(([key, child]) => (child.required ? valuesOf(child, isMeant, [...path, key]) : []))
}

/**
 * @param field to add
 * @param answers by the questions' paths, joined with dots
 * @param path of the field within the added value
 * @returns the value made of the answers, without the keys that the kit fills in; missing answers become false or empty texts
 */
export function buildValue(field: FieldFacts, answers: ReadonlyMap<string, Json>, path: Path = []): Json {
  if (field.items) return [buildValue(field.items, answers, [...path, 0])]
  if (!field.keys) return answers.get(path.join(".")) ?? (field.kind === "yesNo" ? false : "")
  return Object.fromEntries(
    field.keys.flatMap(([key, child]) =>
      child.required && !child.hasKitText ? [[key, buildValue(child, answers, [...path, key])] as const] : [],
    ),
  )
}
