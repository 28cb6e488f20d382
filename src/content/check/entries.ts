import type { Slot } from "../contract/facts"
import type { Field } from "../contract/field"
import { type ContentFile, contentFile } from "../contract/files"
import { checkContent } from "./check-file"
import { type Content, relationFindings } from "./relations/relation-findings"
import type { Finding } from "./report/finding"
import type { Complaint } from "./report/problem"

/** A field of an entry, for whoever asks for its value. */
export interface EntryField {
  readonly key: string
  readonly kind: Field["kind"]
  readonly description: string
  readonly required: boolean
  /** The words that a choice has. */
  readonly choices?: readonly string[]
  /** The largest place of a picture. */
  readonly slot?: Slot
  /** How many characters the text's place was designed for. */
  readonly budget?: number
}

/**
 * @param path of a collection in data/, such as books.json
 * @returns the fields of its entries, in the order in which they are written; groups, which can be left out, are for the file itself
 */
export function entryFields(path: string): readonly EntryField[] {
  const fields = [...(collection(path).field.items?.keys ?? [])].filter(([, { kind }]) => kind !== "group")
  return fields.map(([key, { kind, description, required, choices, facts }]) => ({
    key,
    kind,
    description,
    required,
    ...(choices ? { choices } : {}),
    ...(facts.slot ? { slot: facts.slot } : {}),
    ...(facts.budget === undefined ? {} : { budget: facts.budget }),
  }))
}

/**
 * Checks one answer as it is typed, by the same rules as the whole: also whether another entry has the value already.
 *
 * @param path of a collection
 * @param key of the field
 * @param value the answer; undefined for none
 * @param existing the entries that are there
 * @param others the content of other files by their paths, for the rules between files
 * @returns what is wrong with it; errors only
 */
export function answerComplaints(
  path: string,
  key: string,
  value: unknown,
  existing: readonly unknown[] = [],
  others: Content = new Map(),
): readonly Complaint[] {
  const entry = value === undefined ? {} : { [key]: value }
  return errorsOfLast(path, [...existing, entry], others).filter(
    (finding) => finding.path[1] === key || (finding.code === "missing" && finding.message.includes(`"${key}"`)),
  )
}

/**
 * @param path of a collection
 * @param entry to be added
 * @param existing the entries that are there
 * @param others the content of other files by their paths, for the rules between files
 * @returns what is wrong with the entry; errors only. Pictures are for pictureComplaints (picture-file.ts) to judge.
 */
export function entryComplaints(
  path: string,
  entry: unknown,
  existing: readonly unknown[],
  others: Content = new Map(),
): readonly Complaint[] {
  return errorsOfLast(path, [...existing, entry], others)
}

function errorsOfLast(path: string, entries: readonly unknown[], others: Content): Finding[] {
  const { content, findings } = checkContent(collection(path), entries)
  const relations = relationFindings(new Map([...others, [path, content]])).get(path) ?? []
  return [...findings, ...relations].filter(
    (finding) => finding.severity === "error" && finding.path[0] === entries.length - 1,
  )
}

function collection(path: string): ContentFile {
  const file = contentFile(path)
  if (file?.field.kind !== "list") throw new Error(`${path} is no collection of the contract.`)
  return file
}
