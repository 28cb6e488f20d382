import type { Path } from "../contract/field"

/** The place of a small word: a file within data/, and the path in it of a text or of a group of plural forms. */
export interface SmallWord {
  readonly file: string
  readonly path: Path
}

/** A text for each plural form of a language. */
export interface PluralWord {
  readonly [form: string]: string
}

export type Word = string | PluralWord

/** @returns whether a value is a word, its plural forms in any order */
export function isSameWord(word: Word, value: unknown): boolean {
  if (typeof word === "string" || typeof value !== "object" || value === null) return word === value
  const forms = Object.entries(word)
  return Object.keys(value).length === forms.length && forms.every(([form, text]) => Reflect.get(value, form) === text)
}
