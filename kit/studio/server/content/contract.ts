import { customPageSlug } from "../../../content/contract/data-paths"
import type { Field } from "../../../content/contract/field"
import { contentFile, contentFiles, customPageFile } from "../../../content/contract/files"
import { type Path, valueAt } from "../../../content/location/json-path"
import type { PictureRequirements } from "../../../content/pictures/slots"
import { neutralWords, offeredFiles } from "../../../owner/new-site-texts/new-site-texts"
import { customPageNameKey, kindNamedAt } from "../../references/named-values"
import { words } from "../../words/words"
import { fieldWords } from "./field-words"

/** A field of the contract as sent to the studio's page: what its control needs, without the rules, which the check applies. */
export interface FieldFacts {
  readonly kind: Field["kind"]
  /** The name shown to the owner. */
  readonly label: string
  /** For people: the contract's hint, if it has one. */
  readonly description: string
  readonly required: boolean
  readonly choices?: readonly string[] | undefined
  /** What choices of the owner's are called, by choice. */
  readonly choiceNames?: Readonly<Record<string, string>> | undefined
  /** About how many characters fit. */
  readonly budget?: number | undefined
  /** Of a picture. */
  readonly requirements?: PictureRequirements | undefined
  /** A group's fields, in the order in which they are written. */
  readonly keys?: ReadonlyArray<readonly [key: string, field: FieldFacts]> | undefined
  /** A list's entries. */
  readonly items?: FieldFacts | undefined
  /** The key whose text alone may replace the group. */
  readonly short?: string | undefined
  /** A part may stand between asterisks, which the page sets in colour. */
  readonly isMarked?: boolean | undefined
  /** The keys of a group whose order in the file is that on the page. */
  readonly ordered?: readonly string[] | undefined
  /** The kit supplies the words, so the owner is not asked for them when adding the part. */
  readonly hasKitText?: true | undefined
  /** Other content refers to this value, so it is saved only once it is complete. */
  readonly isName?: true | undefined
}

/** The kit's words, by file. */
const kitTexts = new Map(offeredFiles.map((file) => [file, neutralWords(file, "en")]))

/** False for list entries: the kit's words are for the whole list. */
function hasKitText({ keys, typeName }: Field, file: string, path: Path): boolean {
  const isPart = keys !== undefined && typeName !== "PluralForms"
  return !isPart && path.every((step) => typeof step === "string") && valueAt(kitTexts.get(file), path) !== undefined
}

/** @param file within data/ and `path` within it, with 0 for any index */
function factsOf(field: Field, file: string, path: Path = []): FieldFacts {
  const { kind, label: name, required, choices, keys, items, facts } = field
  const { budget, short, ordered, isMarked, requirements } = facts
  return {
    kind,
    required,
    choices,
    budget,
    short,
    ordered,
    isMarked,
    requirements,
    ...fieldWords({ label: name, description: facts.hint ?? field.description }, file, path),
    isName: kindNamedAt(file, path) && true,
    hasKitText: hasKitText(field, file, path) || undefined,
    keys: keys && [...keys].map(([key, child]) => [key, factsOf(child, file, [...path, key])] as const),
    items: items && factsOf(items, file, [...path, 0]),
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
      if (customPageSlug(path) !== undefined) return [[path, customPageFacts(path)] as const]
      const file = contentFile(path)
      return file ? [[path, factsOf(file.field, path)] as const] : []
    }),
  )
}

/** A custom page's settings and its address, which is its file name. */
function customPageFacts(path: string): FieldFacts {
  const facts = factsOf(customPageFile(path).field, path)
  const { name: called, description: about } = words.fields.customPage
  const name: FieldFacts = { kind: "slug", label: called, description: about, required: true, isName: true }
  const [title, description, ...others] = facts.keys ?? []
  const first = [title, description].flatMap((each) => (each ? [each] : []))
  return { ...facts, keys: [...first, [customPageNameKey, name], ...others] }
}
