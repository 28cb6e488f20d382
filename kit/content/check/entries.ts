import type { PictureRequirements } from "../contract/facts"
import type { Field } from "../contract/field"
import { type ContentFile, contentFile } from "../contract/files"
import { checkContent } from "./check-file"
import { type LinkedSite, movedIn } from "./linked-site"
import { redirectDiagnostics } from "./relations/redirect-rules"
import { type Content, relationDiagnostics } from "./relations/relation-rules"
import type { LocalDiagnostic } from "./report/diagnostic"
import { slugsIn } from "./texts/slug-language"

/** A field of an entry, as a form or a prompt needs it. */
export interface EntryField {
  readonly key: string
  readonly kind: Field["kind"]
  /** What its owner calls it. */
  readonly name: string
  readonly description: string
  /** The description for people who don't see the file. */
  readonly hint?: string
  readonly required: boolean
  readonly choices?: readonly string[]
  /** What the choices mean, by choice. */
  readonly choiceNotes?: Readonly<Record<string, string>>
  /** The choice that is meant without an answer. */
  readonly usual?: string
  /** What its slots require of a picture. */
  readonly requirements?: PictureRequirements
  /** The number of characters that the text's space was designed for. */
  readonly budget?: number
}

/**
 * @param path of a collection in data/, such as books.json
 * @returns the fields of its entries in written order, without groups and lists of groups: those are optional and edited in the file
 */
export function entryFields(path: string): readonly EntryField[] {
  return fieldsIn(collection(path).field.items)
}

/** @returns the fields of a group that hold a value or a list of values */
export function fieldsIn(field: Field | undefined): readonly EntryField[] {
  const isGroup = ({ kind, facts }: Field) => kind === "group" && facts.short === undefined
  const fields = [...(field?.keys ?? [])].filter(([, each]) => !isGroup(each) && !(each.items && isGroup(each.items)))
  return fields.map(([key, { kind, name, description, required, choices, facts }]) => ({
    key,
    kind,
    name,
    description,
    ...(facts.hint === undefined ? {} : { hint: facts.hint }),
    required,
    ...(choices ? { choices } : {}),
    ...(facts.requirements ? { requirements: facts.requirements } : {}),
    ...(facts.budget === undefined ? {} : { budget: facts.budget }),
  }))
}

/** The content around an entry that will be added. */
export interface EntryContext {
  /** The entries already in the collection. */
  readonly existing: readonly unknown[]
  /** The content of other files by path, for the rules between files. */
  readonly others: Content
  /** The targets of links; without it, links within the site are not checked. */
  readonly site?: LinkedSite
  /** Of the site, in which slugs are suggested. */
  readonly language?: string | undefined
}

/**
 * Checks an entry by the same rules as the whole file, including that its values are unique.
 *
 * @param path of a collection
 * @param entry to be added, whole or with only some of its values
 * @returns the entry's diagnostics, with paths within the entry. Pictures are checked by pictureFileDiagnostics (picture-file.ts).
 */
export function entryDiagnostics(
  path: string,
  entry: unknown,
  { existing, others, site, language }: EntryContext,
): LocalDiagnostic[] {
  const { content, diagnostics } = checkContent(collection(path), [...existing, entry])
  const all = new Map([...others, [path, content]])
  const relations = [
    ...(relationDiagnostics(all).get(path) ?? []),
    ...(path === "redirects.json" && site ? redirectDiagnostics(all, { ...site, moved: movedIn(all) }) : []),
  ]
  return [...slugsIn(language, content, diagnostics), ...relations]
    .filter(({ path }) => path[0] === existing.length)
    .map((diagnostic) => ({ ...diagnostic, path: diagnostic.path.slice(1) }))
}

/** @returns an entry's errors about one field */
export function errorsAbout(key: string, errors: readonly LocalDiagnostic[]): LocalDiagnostic[] {
  return errors.filter(
    (diagnostic) =>
      diagnostic.path[0] === key || (diagnostic.code === "missing" && diagnostic.message.includes(`"${key}"`)),
  )
}

function collection(path: string): ContentFile {
  const file = contentFile(path)
  if (file?.field.kind !== "list") throw new Error(`${path} is no collection of the contract.`)
  return file
}
