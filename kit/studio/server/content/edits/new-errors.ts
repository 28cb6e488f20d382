import type { Diagnostic } from "../../../../content/check/report/diagnostic"
import { decode } from "../../../../content/json/decode"
import { pathInWords } from "../../../../content/json/json-path"
import { entryPathOf, type Identified, identified, identifiedAfterAll, idsFrom, pathName } from "../../../model/entries"
import { contentIn } from "../../../model/file-content"
import { type FileEdit, isValueEdit } from "./edited"
import type { Moves } from "./history"

/** A file before and after it was edited. */
export interface EditedFile {
  /** Within data/. */
  readonly file: string
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
  /** The edits applied, if known. */
  readonly edits: readonly FileEdit[] | undefined
  /** Files that have got another name: from the old to the new one. */
  readonly moves?: Moves
}

/**
 * Finds the errors caused by an edit. Errors are matched by entry, whose index may change with the edit.
 *
 * @param edited the edited file
 * @param known errors of the content before
 * @param errors of the content after
 * @returns the errors that are not among the known ones
 */
export function newErrors(
  edited: EditedFile,
  known: readonly Diagnostic[],
  errors: readonly Diagnostic[],
): readonly Diagnostic[] {
  const { before, after } = identities(edited)
  const nameNow = (file: string) => edited.moves?.get(file) ?? file
  const former = new Set(
    known.map((diagnostic) => keyOf({ ...diagnostic, file: nameNow(diagnostic.file) }, edited.file, before)),
  )
  return errors.filter((diagnostic) => !former.has(keyOf(diagnostic, edited.file, after)))
}

/** Identifies a diagnostic in a file with these entries. */
function keyOf(diagnostic: Diagnostic, file: string, { entries }: Identified): string {
  const path = diagnostic.file === file ? entryPathOf(entries, diagnostic.path) : undefined
  return `${diagnostic.code} ${diagnostic.file} ${path ? pathName(path) : pathInWords(diagnostic.file, diagnostic.path)}`
}

function identities({ file, before, after, edits }: EditedFile): Record<"before" | "after", Identified> {
  const newId = idsFrom(1)
  const contentOf = (bytes: Buffer | undefined) => bytes && contentIn(file, decode(bytes).source.text)
  const old = identified(contentOf(before), newId)
  const content = contentOf(after)
  const now = identifiedAfterAll(old, edits?.filter(isValueEdit) ?? [], content, newId)
  return { before: old, after: now }
}
