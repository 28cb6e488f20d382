import type { Path } from "../../../../src/content/contract/field"
import type { Json } from "../../../../src/content/edit/edit-json"
import type { FieldFacts } from "../../../server/content/contract"

/** A value that has to be asked for before something can be added, by its path within it. */
export interface Question {
  readonly path: Path
  readonly field: FieldFacts
}

/** @returns what has to be asked for: what the contract wants of it, and of what is in it */
export function questionsOf(field: FieldFacts, path: Path = []): readonly Question[] {
  if (field.items) return questionsOf(field.items, [...path, 0])
  if (!field.keys) return [{ path, field }]
  return field.keys.flatMap(([key, child]) => (child.required ? questionsOf(child, [...path, key]) : []))
}

/**
 * @param field what is to be added
 * @param answers by the questions' paths, in words
 * @returns the value with the answers in it
 */
export function built(field: FieldFacts, answers: ReadonlyMap<string, Json>, path: Path = []): Json {
  if (field.items) return [built(field.items, answers, [...path, 0])]
  if (!field.keys) return answers.get(path.join(".")) ?? (field.kind === "yesNo" ? false : "")
  return Object.fromEntries(
    field.keys.flatMap(([key, child]) =>
      child.required ? [[key, built(child, answers, [...path, key])] as const] : [],
    ),
  )
}
