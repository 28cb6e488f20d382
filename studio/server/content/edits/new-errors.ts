import { decode } from "../../../../src/content/check/json/decode"
import type { Problem } from "../../../../src/content/check/report/problem"
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
  known: readonly Problem[],
  errors: readonly Problem[],
): readonly Problem[] {
  const { before, after } = identities(edited)
  const former = new Set(known.map((problem) => keyOf(problem, edited.file, before)))
  return errors.filter((problem) => !former.has(keyOf(problem, edited.file, after)))
}

/** What a problem is known by, in a file with these entries. */
function keyOf(problem: Problem, file: string, { entries }: Identified): string {
  const path = problem.file === file ? entryPathOf(entries, problem.at) : undefined
  return `${problem.code} ${problem.file} ${path ? pathName(path) : problem.path}`
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
