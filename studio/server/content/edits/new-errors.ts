import { decode } from "../../../../src/content/check/json/decode"
import type { Diagnostic } from "../../../../src/content/check/report/diagnostic"
import { pathInWords } from "../../../../src/content/contract/json-path"
import {
  entryPathOf,
  type Identified,
  identified,
  identifiedAfter,
  identifiedAgain,
  idsFrom,
  pathName,
} from "../../../model/entries"
import { contentIn } from "../../../model/file-content"
import type { FileEdit } from "./edited"

/** A file before and after it was edited. */
export interface EditedFile {
  /** Within data/. */
  readonly file: string
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
  /** What was done to it, if that is known. */
  readonly edit: FileEdit | undefined
}

/**
 * Tells the errors that an edit has made from those that were there before. An error is known by its entry, which may stand elsewhere after the edit.
 *
 * @param edited the file that was edited
 * @param known errors of the content before
 * @param errors of the content after
 * @returns those of the errors that were not there before
 */
export function newErrors(
  edited: EditedFile,
  known: readonly Diagnostic[],
  errors: readonly Diagnostic[],
): readonly Diagnostic[] {
  const { before, after } = identities(edited)
  const former = new Set(known.map((diagnostic) => keyOf(diagnostic, edited.file, before)))
  return errors.filter((diagnostic) => !former.has(keyOf(diagnostic, edited.file, after)))
}

/** What a diagnostic is known by, in a file with these entries. */
function keyOf(diagnostic: Diagnostic, file: string, { entries }: Identified): string {
  const path = diagnostic.file === file ? entryPathOf(entries, diagnostic.path) : undefined
  return `${diagnostic.code} ${diagnostic.file} ${path ? pathName(path) : pathInWords(diagnostic.file, diagnostic.path)}`
}

function identities({ file, before, after, edit }: EditedFile): Record<"before" | "after", Identified> {
  const newId = idsFrom(1)
  const contentOf = (bytes: Buffer | undefined) => bytes && contentIn(file, decode(bytes).source.text)
  const old = identified(contentOf(before), newId)
  const content = contentOf(after)
  const now =
    edit && edit.kind !== "text" ? identifiedAfter(old, edit, content, newId) : identifiedAgain(old, content, newId)
  return { before: old, after: now }
}
