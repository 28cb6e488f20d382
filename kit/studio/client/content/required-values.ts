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
}

/** Answers by the questions' paths, joined with dots. */
export type QuestionAnswers = ReadonlyMap<string, string | number>

/** @returns the questions for all values that the contract requires in a field and the kit has no words for; one entry for each list */
export const questionsOf = (field: FieldFacts): readonly Question[] => valuesOf(field, ({ hasKitText }) => !hasKitText)

/** @returns whether a field requires any value */
export const needsValues = (field: FieldFacts): boolean => valuesOf(field, () => true).length > 0

/** @returns the two ways to write a group that can be replaced by a text; undefined for any other field */
export function waysOf(field: FieldFacts) {
  const [key, text] = field.keys?.find(([each]) => each === field.short) ?? []
  if (!key || !text || text.required) return undefined
  const keys = field.keys?.filter(([each]) => each !== key)
  return { text, key, group: { ...field, keys, short: undefined } }
}

function valuesOf(field: FieldFacts, isMeant: (field: FieldFacts) => boolean, path: Path = []): readonly Question[] {
  if (!isMeant(field)) return []
  const ways = waysOf(field)
  if (ways) {
    const either = [...valuesOf(ways.group, isMeant, path), { path: [...path, ways.key], field: ways.text }]
    return either.map((question) => ({ ...question, isOptional: true }))
  }
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
  const ways = waysOf(field)
  if (ways) return builtEitherWay(ways, answers, path)
  if (!field.keys) return answers.get(path.join(".")) ?? (field.kind === "yesNo" ? false : "")
  return Object.fromEntries(
    field.keys.flatMap(([key, child]) =>
      child.required && !child.hasKitText ? [[key, buildValue(child, answers, [...path, key])] as const] : [],
    ),
  )
}

/** With both answered, both are in it: the check then says that one has to go. */
function builtEitherWay(
  { group, key }: NonNullable<ReturnType<typeof waysOf>>,
  answers: ReadonlyMap<string, Json>,
  path: Path,
): Json {
  const built = buildValue(group, answers, path)
  const text = answers.get([...path, key].join("."))
  if (!text) return built
  return Object.values(Object(built)).every((value) => value === "") ? text : { ...Object(built), [key]: text }
}
