import type { PictureRequirements } from "../contract/facts"
import type { Field } from "../contract/field"
import { type ContentFile, contentFile } from "../contract/files"
import { checkContent } from "./check-file"
import { type LinkedSite, movedIn } from "./linked-site"
import { redirectDiagnostics } from "./relations/redirect-rules"
import { type Content, relationDiagnostics } from "./relations/relation-rules"
import type { LocalDiagnostic } from "./report/diagnostic"

/** A field of an entry, for whoever asks for its value. */
export interface EntryField {
  readonly key: string
  readonly kind: Field["kind"]
  readonly description: string
  readonly required: boolean
  /** The words that a choice has. */
  readonly choices?: readonly string[]
  /** What a picture has to be like for its slots. */
  readonly requirements?: PictureRequirements
  /** How many characters the text's space was designed for. */
  readonly budget?: number
}

/**
 * @param path of a collection in data/, such as books.json
 * @returns the fields of its entries, in the order in which they are written; groups and lists of them, which can be left out,
 *   are for the file itself
 */
export function entryFields(path: string): readonly EntryField[] {
  return fieldsIn(collection(path).field.items)
}

/** @returns the fields of a group that hold a value or a list of them */
export function fieldsIn(field: Field | undefined): readonly EntryField[] {
  const isGroup = ({ kind, facts }: Field) => kind === "group" && facts.short === undefined
  const fields = [...(field?.keys ?? [])].filter(([, each]) => !isGroup(each) && !(each.items && isGroup(each.items)))
  return fields.map(([key, { kind, description, required, choices, facts }]) => ({
    key,
    kind,
    description,
    required,
    ...(choices ? { choices } : {}),
    ...(facts.requirements ? { requirements: facts.requirements } : {}),
    ...(facts.budget === undefined ? {} : { budget: facts.budget }),
  }))
}

/** What stands beside an entry that is to be added. */
export interface Surroundings {
  /** The entries that are there. */
  readonly existing: readonly unknown[]
  /** The content of other files by their paths, for the rules between files. */
  readonly others: Content
  /** What a link can lead to; without it, links within the site are not judged. */
  readonly site?: LinkedSite
}

/**
 * Checks an entry by the same rules as the whole: also whether another entry has a value already.
 *
 * @param path of a collection
 * @param entry to be added, or one value of it
 * @param beside what is there
 * @returns what is wrong with the entry, by the path within it. Pictures are for pictureFileDiagnostics (picture-file.ts) to judge.
 */
export function entryDiagnostics(
  path: string,
  entry: unknown,
  { existing, others, site }: Surroundings,
): LocalDiagnostic[] {
  const { content, diagnostics } = checkContent(collection(path), [...existing, entry])
  const all = new Map([...others, [path, content]])
  const relations = [
    ...(relationDiagnostics(all).get(path) ?? []),
    ...(path === "redirects.json" && site ? redirectDiagnostics(all, { ...site, moved: movedIn(all) }) : []),
  ]
  return [...diagnostics, ...relations]
    .filter(({ path }) => path[0] === existing.length)
    .map((diagnostic) => ({ ...diagnostic, path: diagnostic.path.slice(1) }))
}

/** @returns those of an entry's errors that are about one field */
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
