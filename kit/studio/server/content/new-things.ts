import { posix } from "node:path"
import type { EntryField } from "../../../content/contract/field"
import type { DiagnosticMessage } from "../../../content/contract/rules/diagnose"
import { Refusal } from "../../../content/files/errors"
import type { Json } from "../../../content/json/edit-json"
import type { Path } from "../../../content/json/json-path"
import { addEntry } from "../../../owner/new/add-entry"
import { completeEntry } from "../../../owner/new/answers"
import { errorsOf, fieldsOf } from "../../../owner/new/fields"
import { type Kind, kinds } from "../../../owner/new/kinds"
import { openTarget } from "../../../owner/new/target"
import type { ContentFiles } from "./content-files"
import { fieldWords } from "./field-words"
import type { Revision } from "./revision"

/** A kind of thing that `npm run new` can add. */
export interface NewKind {
  readonly name: string
  /** The name with its article, for sentences. */
  readonly withArticle: string
  /** Within data/: the collection's file, or the folder of the files. */
  readonly file: string
  readonly form: "entry" | "file"
  readonly fields: readonly EntryField[]
}

/** The outcome of adding something. */
export type NewOutcome =
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
    }
  | { readonly kind: "refused"; readonly diagnostics: ReadonlyArray<DiagnosticMessage & { readonly path: Path }> }

/** @returns everything that can be added */
export const newKinds = (): readonly NewKind[] =>
  kinds.map((kind) => ({
    name: kind.name,
    withArticle: kind.withArticle,
    file: kind.file,
    form: kind.form === "entry" ? "entry" : "file",
    fields: fieldsOf(kind).map((field) => translateField(field, kind)),
  }))

/**
 * @param field of something that can be added
 * @param kind of it, or the file of the site that has the field
 * @returns the field as the studio asks for it: in its language, and with the contract's hint, if it has one
 */
export function translateField(
  { hint, ...field }: EntryField,
  { file, form }: Pick<Kind, "file"> & Partial<Pick<Kind, "form">>,
): EntryField {
  const said = { name: field.name, description: hint ?? field.description }
  const place = form === undefined || form === "entry" ? file : posix.join(file, "new")
  return { ...field, ...fieldWords(said, place, form === "entry" ? [0, field.key] : [field.key]) }
}

/** @returns the kind with a name; undefined if there is none */
export const kindOf = (name: unknown): Kind | undefined => kinds.find((kind) => kind.name === name)

/**
 * Adds something by the rules of `npm run new`. Its pictures are set afterwards.
 *
 * @param content of the owner
 * @param kind to add
 * @param values by field key
 * @param by the requesting tab
 * @throws Refusal if nothing can be added now
 */
export async function addNew(
  content: ContentFiles,
  kind: Kind,
  values: ReadonlyMap<string, Json>,
  by?: string,
): Promise<NewOutcome> {
  const outcome = await content.record<Recorded>(async () => {
    const answers = { values, pictures: [] }
    const target = await openTarget(content.root, kind)
    const diagnostics = errorsOf(kind, completeEntry(kind, answers, target), target)
    if (diagnostics.length > 0) return { written: [], result: { kind: "refused", diagnostics } }
    const { index, text, files } = await addEntry(content.root, kind, answers, new AbortController().signal)
    const file = kind.form === "entry" ? kind.file : (text ?? kind.file)
    return { written: files, result: { kind: "added", file, index, text } }
  }, by)
  return outcome.kind === "added" ? { ...outcome, revision: await content.read(outcome.file) } : outcome
}

/** The outcome before the file is read again. */
type Recorded = Omit<Extract<NewOutcome, { kind: "added" }>, "revision"> | Extract<NewOutcome, { kind: "refused" }>

export { Refusal }
