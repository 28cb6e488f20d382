import type { Json } from "../../../../content/json/edit-json"
import type { Path } from "../../../../content/json/json-path"
import type { FieldFacts } from "../../../server/content/contract"

/** A value to ask for before something can be added, by its path within it. */
export interface Question {
  readonly path: Path
  readonly field: FieldFacts
  /** Whether it can be left empty. */
  readonly isOptional?: boolean
  /** The word for choosing nothing. */
  readonly none?: string
  /** What the choices are called. */
  readonly choiceNames?: Readonly<Record<string, string>>
}

/** Answers by the questions' paths, joined with dots. */
export type QuestionAnswers = ReadonlyMap<string, string | number>

/** @returns the questions for all values that the contract requires in a field; one entry for each list */
export function questionsOf(field: FieldFacts, path: Path = []): readonly Question[] {
  if (field.items) return questionsOf(field.items, [...path, 0])
  if (!field.keys) return [{ path, field }]
  return field.keys.flatMap(([key, child]) => (child.required ? questionsOf(child, [...path, key]) : []))
}

/**
 * @param field to add
 * @param answers by the questions' paths, joined with dots
 * @param path of the field within the added value
 * @returns the value with the answers; missing ones become false or empty texts
 */
export function buildValue(field: FieldFacts, answers: ReadonlyMap<string, Json>, path: Path = []): Json {
  if (field.items) return [buildValue(field.items, answers, [...path, 0])]
  if (!field.keys) return answers.get(path.join(".")) ?? (field.kind === "yesNo" ? false : "")
  return Object.fromEntries(
    field.keys.flatMap(([key, child]) =>
      child.required ? [[key, buildValue(child, answers, [...path, key])] as const] : [],
    ),
  )
}
