import { type Diagnostic, isCount } from "../../../../content/diagnostic/diagnostic"
import { pathInWords } from "../../../../content/location/json-path"
import {
  assignIds,
  createIdGenerator,
  entryPathOf,
  pathKey,
  reassignIdsAfterEdits,
  type ValueWithIds,
} from "../../../model/entry-ids"
import { contentOf } from "../../../references/texts"
import { type FileEdit, isValueEdit } from "./apply-edit"
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
 * @returns the errors that are not among the known ones; none in a file that had more than the check says
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
  const unseen = new Set(known.filter(isCount).map(({ file }) => nameNow(file)))
  return errors.filter((each) => !unseen.has(each.file) && !former.has(keyOf(each, edited.file, after)))
}

/** Identifies a diagnostic in a file with these entries. */
function keyOf(diagnostic: Diagnostic, file: string, { entries }: ValueWithIds): string {
  const path = diagnostic.file === file ? entryPathOf(entries, diagnostic.path) : undefined
  return `${diagnostic.code} ${diagnostic.file} ${path ? pathKey(path) : pathInWords(diagnostic.file, diagnostic.path)}`
}

function identities({ file, before, after, edits }: EditedFile): Record<"before" | "after", ValueWithIds> {
  const newId = createIdGenerator(1)
  const old = assignIds(contentOf(file, before), newId)
  const content = contentOf(file, after)
  const now = reassignIdsAfterEdits(old, edits?.filter(isValueEdit) ?? [], content, newId)
  return { before: old, after: now }
}
