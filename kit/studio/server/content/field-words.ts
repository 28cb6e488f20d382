import type { Path } from "../../../content/location/json-path"
import { germanHelpAt } from "../../../content/sentences/sentences"
import { type Words, words } from "../../words/words"

/** A field's label and description; the description is empty if it only repeats the label, such as "The topics." */
export interface FieldWords {
  readonly label: string
  readonly description: string
}

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

/** @returns whether a description only repeats the label */
export const isRepeated = ({ label: name, description }: FieldWords): boolean => bare(description) === bare(name)

/** A name or a sentence of the contract without article, owner and full stop. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:the|an?|its) (?:(?:section|page|group)’s )?/, "")
    .replace(/\.$/, "")
