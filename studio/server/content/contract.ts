import { customPageSlug } from "../../../src/content/contract/custom-page"
import type { PictureRequirements } from "../../../src/content/contract/facts"
import type { Field } from "../../../src/content/contract/field"
import { contentFile, contentFiles, customPageFile } from "../../../src/content/contract/files"

/** A field of the contract as the studio's page gets it: what a control needs to know. The rules stay with the check. */
export interface FieldFacts {
  readonly kind: Field["kind"]
  readonly description: string
  readonly required: boolean
  readonly choices?: readonly string[]
  /** About how many characters fit. */
  readonly budget?: number
  /** What a picture needs. */
  readonly requirements?: PictureRequirements
  /** A group's fields, in the order in which they are written. */
  readonly keys?: ReadonlyArray<readonly [key: string, field: FieldFacts]>
  /** What a list is made of. */
  readonly items?: FieldFacts
  /** The key of the text that may stand alone in place of the group. */
  readonly short?: string
}

/** @returns a field with everything under it */
function factsOf(field: Field): FieldFacts {
  const { kind, description, required, choices, keys, items, facts } = field
  return {
    ...{ kind, description, required },
    ...(choices ? { choices } : {}),
    ...(facts.budget === undefined ? {} : { budget: facts.budget }),
    ...(facts.short === undefined ? {} : { short: facts.short }),
    ...(facts.requirements ? { requirements: facts.requirements } : {}),
    ...(keys ? { keys: [...keys].map(([key, child]) => [key, factsOf(child)] as const) } : {}),
    ...(items ? { items: factsOf(items) } : {}),
  }
}

/**
 * @param files the paths of what there is in data/
 * @returns what the contract says of each JSON file that there is or could be
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
