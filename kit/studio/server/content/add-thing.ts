import { customPageFolder } from "../../../content/contract/data-paths"
import type { EntryField } from "../../../content/contract/field"
import type { DiagnosticMessage } from "../../../content/diagnostic/diagnostic"
import type { Json } from "../../../content/json/edit-json"
import type { Path } from "../../../content/location/json-path"
import { addValues, type NewKind, type NewPage, newKinds, newPages, placeOfWords } from "../../../owner/new/new"
import type { ContentFiles } from "./content-files"
import { shownIn } from "./edits/site-follows"
import { fieldWords } from "./field-words"
import type { Revision } from "./revision"

/** The outcome of adding something. */
type AddOutcome =
  | {
      readonly kind: "added"
      /** The file to edit it in, within data/. */
      readonly file: string
      /** Its index in the collection, from 0. */
      readonly index: number
      /** The text file created for it, within data/. */
      readonly text: string | undefined
      /** `file` after the addition. */
      readonly revision: Revision
      /** The pages that had been left out and are shown again because of it. */
      readonly shown: readonly string[]
    }
  | { readonly kind: "refused"; readonly diagnostics: ReadonlyArray<DiagnosticMessage & { readonly path: Path }> }

/** @returns everything that can be added */
export const translatedKinds = (): readonly NewKind[] =>
  newKinds.map((kind) => ({ ...kind, fields: kind.fields.map((field) => translateField(field, kind)) }))

/** @returns the templates of custom pages in a folder of content, with their questions */
export const translatedPages = async (root: string): Promise<readonly NewPage[]> =>
  (await newPages(root)).map(({ template, questions }) => ({
    template,
    questions: questions.map((question) => translateField(question, { file: customPageFolder, form: "file" })),
  }))

/**
 * @param field of something that can be added
 * @param kind of it, or the file of the site that has the field
 * @returns the field as the studio shows it: in the studio's language, with the contract's hint if there is one
 */
export function translateField<Asked extends EntryField>(
  { hint, ...field }: Asked,
  kind: Pick<NewKind, "file"> & Partial<Pick<NewKind, "form">>,
): Omit<Asked, "hint"> {
  const said = { label: field.label, description: hint ?? field.description }
  return { ...field, ...fieldWords(said, ...placeOfWords(kind, field)) }
}

/** @returns the kind with a name; undefined if there is none */
export const kindNamed = (name: unknown): NewKind | undefined => newKinds.find((kind) => kind.name === name)

/**
 * Adds something by the rules of `npm run new`. Its pictures are set afterwards.
 *
 * @param content of the owner
 * @param kind to add
 * @param values by field key
 * @param by the requesting tab
 * @throws Refusal if nothing can be added now
 */
export async function addThing(
  content: ContentFiles,
  kind: NewKind,
  values: ReadonlyMap<string, Json>,
  by?: string,
): Promise<AddOutcome> {
  const { result: added, written } = await content.recordStep(async () => {
    const result = await addValues(content.root, kind.name, values)
    return { written: "errors" in result ? [] : result.files, result }
  }, by)
  if ("errors" in added) return { kind: "refused", diagnostics: added.errors }
  const { index, text } = added
  const file = kind.form === "entry" ? kind.file : (text ?? kind.file)
  const shown = written.filter((each) => each.file === "site.json").flatMap(shownIn)
  return { kind: "added", file, index, text, revision: await content.read(file), shown }
}
