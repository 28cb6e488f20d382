import { expandShorthand, type Field } from "../../content/contract/field"
import {
  type Source,
  sourceKey,
  stepTo,
  tagged,
  withoutTagMarks,
  writeSource,
} from "../../content/location/source-tags"
import { type PluralForms, plural, pluralForm } from "../../language/numbers"

/**
 * @param field of the content
 * @param written the content as it is in its file
 * @param file within data/
 * @returns the content with its short forms expanded, each of its groups with its source
 */
export function withSources(field: Field, written: unknown, file: string): unknown {
  const visit = (value: unknown, given: unknown, path: Source["path"]): unknown => {
    if (Array.isArray(value))
      return value.map((item, index) => {
        const each = Array.isArray(given) ? given[index] : undefined
        return visit(item, each, [...path, stepTo(item, index)])
      })
    if (typeof value === "string") return withoutTagMarks(value)
    if (typeof value !== "object" || value === null) return value
    const inside = Object.entries(value).map(([key, child]) => [
      key,
      visit(child, Reflect.get(Object(given), key), [...path, key]),
    ])
    const source = writeSource({ file, path, ...(typeof given === "string" ? { isShort: true } : {}) })
    return { ...Object.fromEntries(inside), [sourceKey]: source }
  }
  return visit(expandShorthand(field, written), written, [])
}

/** @returns a text in the form for a number, with its source */
export const taggedPlural = (forms: PluralForms, count: number, language: string): string =>
  tagged(plural(forms, count, language), forms, pluralForm(forms, count, language))
