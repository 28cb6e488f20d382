import { customPageSlug } from "../../../src/content/contract/custom-page"
import type { PictureRequirements } from "../../../src/content/contract/facts"
import type { Field } from "../../../src/content/contract/field"
import { contentFile, contentFiles, customPageFile } from "../../../src/content/contract/files"

/** A field of the contract as sent to the studio's page: what its control needs, without the rules, which the check applies. */
export interface FieldFacts {
  readonly kind: Field["kind"]
  /** What its owner calls it. */
  readonly name: string
  /** For people: the contract's hint, if it has one. */
  readonly description: string
  readonly required: boolean
  readonly choices?: readonly string[]
  /** About how many characters fit. */
  readonly budget?: number
  /** Of a picture. */
  readonly requirements?: PictureRequirements
  /** A group's fields, in the order in which they are written. */
  readonly keys?: ReadonlyArray<readonly [key: string, field: FieldFacts]>
  /** A list's entries. */
  readonly items?: FieldFacts
  /** The key whose text alone may replace the group. */
  readonly short?: string
}

function factsOf(field: Field): FieldFacts {
  const { kind, name, required, choices, keys, items, facts } = field
  return {
    ...{ kind, name, description: facts.hint ?? field.description, required },
    ...(choices ? { choices } : {}),
    ...(facts.budget === undefined ? {} : { budget: facts.budget }),
    ...(facts.short === undefined ? {} : { short: facts.short }),
    ...(facts.requirements ? { requirements: facts.requirements } : {}),
    ...(keys ? { keys: [...keys].map(([key, child]) => [key, factsOf(child)] as const) } : {}),
    ...(items ? { items: factsOf(items) } : {}),
  }
}

/**
 * @param files paths of the existing files, within data/
 * @returns the top-level field of each file that has a contract, existing or not, by path
 */
export function contractOf(files: readonly string[]): Readonly<Record<string, FieldFacts>> {
  const known = [...contentFiles.map(({ path }) => path), ...files]
  return Object.fromEntries(
    known.flatMap((path) => {
      const file = customPageSlug(path) === undefined ? contentFile(path) : customPageFile(path)
      return file ? [[path, factsOf(file.field)] as const] : []
    }),
  )
}
