import { posix } from "node:path"
import type { Path } from "../../../content/location/json-path"
import germanHelp from "../../words/help-de.json"
import { type Words, words } from "../../words/words"

/** What a field is called, and what is said of it; no description if it only says the name again, such as "The topics." */
export interface FieldWords {
  readonly label: string
  readonly description: string
}

/** By the file within data/, with * for any file of its folder, then by the path of the field in it, with [] for an entry of a list. */
type FieldHelp = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The key of what all files say of the forms of a plural. */
const plurals = "plurals"

/**
 * @param words of the contract, in English
 * @param file within data/ that has the field
 * @param path of the field in it
 * @param its the texts of the language
 * @returns them in the language; the English ones, where a field is new and has none yet: `npm run kit -- generate` lists it
 */
export function fieldWords(
  { label: name, description }: FieldWords,
  file: string,
  path: Path,
  its: Words = words,
): FieldWords {
  const help = isRepeated({ label: name, description })
    ? ""
    : its.language === "de"
      ? germanHelpAt(file, path)
      : undefined
  return { label: its.contract.name(name), description: help ?? description }
}

/** @returns whether a description says the name again and no more */
export const isRepeated = ({ label: name, description }: FieldWords): boolean => bare(description) === bare(name)

/** A name or a sentence of the contract without article, owner and full stop. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:the|an?|its) (?:(?:section|page|group)’s )?/, "")
    .replace(/\.$/, "")

/** @returns the path of a field as the German descriptions name it, with [] for an entry of a list */
export const placeOf = (path: Path): string => path.map((part) => (typeof part === "number" ? "[]" : part)).join(".")

export function germanHelpAt(file: string, path: Path): string | undefined {
  const help: FieldHelp = germanHelp
  const [place, last] = [placeOf(path), path.at(-1)]
  return help[file]?.[place] ?? help[`${posix.dirname(file)}/*`]?.[place] ?? help[plurals]?.[String(last)]
}
