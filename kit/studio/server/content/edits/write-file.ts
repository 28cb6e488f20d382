import { type Diagnostic, isCount, isError } from "../../../../content/diagnostic/diagnostic"
import { pathInWords } from "../../../../content/location/json-path"
import {
  assignIds,
  createIdGenerator,
  entryPathOf,
  pathKey,
  reassignIdsAfterEdits,
  type ValueWithIds,
} from "../../../model/entry-ids"
import { contentInBytes } from "../../../references/texts"
import type { CheckResult, ContentCheck } from "../content-check"
import type { FileBytes, FileWrite } from "../disk"
import type { ObservedFiles } from "../observed-files"
import { isSameBytes, type Revision } from "../revision"
import type { Sources } from "../sources"
import { type FileEdit, isValueEdit } from "./apply-edit"
import { companionsOf } from "./companions"
import type { History, Moves } from "./history"
import type { RenameResult } from "./renames"
import { shownIn } from "./site-follows"

/** The outcome of an edit. */
export type EditOutcome =
  | {
      readonly kind: "written"
      readonly file: Revision
      readonly checkResult: CheckResult
      /** If the edit was a rename: what changed with it. */
      readonly renamed?: RenameResult
      /** The pages that had been left out and are shown again because they now have an entry. */
      readonly shown?: readonly string[] | undefined
    }
  /** It would break the build; nothing is written. */
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  /** The file's revision is not the one that the edit was made for; nothing is written. */
  | { readonly kind: "changed"; readonly file: Revision }

/** The outcome of a change that the server works out; `gone` if what it should change no longer exists. */
export type ChangeOutcome = EditOutcome | { readonly kind: "gone" }

/** How something is written. */
export interface WriteOptions {
  /** The requesting tab. */
  readonly by: string | undefined
  /** The edits applied, if known. */
  readonly edits?: readonly FileEdit[]
  /** All other files to write with it, even none; by default, its companions. */
  readonly others?: FileBytes | undefined
  /** The bytes of those already read. */
  readonly before?: FileBytes
  /** Renamed files: old path to new path. */
  readonly moves?: Moves
  /** The typing group that it belongs to (see `StepFacts`). */
  readonly typing?: string | undefined
}

export interface Tools {
  readonly sources: Sources
  readonly files: ObservedFiles
  readonly check: ContentCheck
  readonly history: History
  /** The pictures that the studio has added. */
  readonly addedPictures: ReadonlySet<string>
}

/** @returns what the companions of a file depend on */
export const readerOf = ({ sources: { disk, committed }, check, addedPictures }: Tools) => ({
  present: disk.read,
  committed,
  addedPictures,
  all: () => check.readTextFiles(),
})

/** The check's result for a file's new bytes, with the files that change with it. */
interface Trial {
  readonly checkResult: CheckResult
  /** The errors that they add. */
  readonly broken: readonly Diagnostic[]
  readonly companions: FileBytes
}

/** Checks a file's new bytes. Nothing is written; the parameters are those of `writeFile`. */
export async function checkFileWith(
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
  { edits, others, moves = new Map() }: Omit<WriteOptions, "by">,
  tools: Tools,
): Promise<Trial> {
  const { check } = tools
  const companions = others ?? (await companionsOf(file, before, after, readerOf(tools)))
  // Both checks use one reading: another program may break or fix a file at any time.
  const present = await check.readTextFiles()
  const checkResult = await check.checkWith(new Map([[file, after], ...companions]), present)
  const errors = checkResult.diagnostics.filter(isError)
  // Existing errors do not block other edits.
  const known =
    errors.length > 0 ? (await check.checkWith(new Map([[file, before]]), present)).diagnostics.filter(isError) : []
  return { checkResult, broken: newErrors({ file, before, after, edits, moves }, known, errors), companions }
}

/**
 * Checks a file's new bytes and writes them, as one undo step with the files that change with it. Refused if that adds errors.
 *
 * @param file within data/
 * @param before its bytes as read: nothing is written if they have changed since
 * @param after its new bytes; undefined to remove it
 */
export async function writeFile(
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
  writing: WriteOptions,
  tools: Tools,
): Promise<EditOutcome> {
  const { by, before: read = new Map(), moves = new Map(), typing } = writing
  const { sources, files, history } = tools
  const { disk } = sources
  const { checkResult, broken, companions } = await checkFileWith(file, before, after, writing, tools)
  if (broken.length > 0) return { kind: "refused", diagnostics: broken }
  if (isSameBytes(before, after) && companions.size === 0)
    return { kind: "written", file: await files.refreshFile(file), checkResult }
  const step: FileWrite[] = [{ file, before, after }]
  for (const [other, text] of companions)
    step.push({ file: other, before: read.has(other) ? read.get(other) : await disk.read(other), after: text })
  if (!(await disk.swap(step.toSorted(byWriteOrder)))) {
    for (const { file: each } of step) await files.refreshFile(each)
    return { kind: "changed", file: await files.refreshFile(file) }
  }
  history.add(step, { moves, typing })
  await files.announceWrites(step, by, moves)
  files.notifyListeners({ kind: "diagnostics", checkResult })
  const shown = step.flatMap((each) => (each.file === "site.json" && each.file !== file ? shownIn(each) : []))
  return {
    kind: "written",
    file: await files.refreshFile(file),
    checkResult,
    shown: shown.length > 0 ? shown : undefined,
  }
}

/** Orders new files first, changed ones next and removed ones last, so that a file exists as long as others refer to it. */
export const byWriteOrder = (one: FileWrite, other: FileWrite): number => rank(one) - rank(other)

const rank = ({ before, after }: FileWrite): number => (before ? (after ? 1 : 2) : 0)

/** A file before and after it was edited. */
interface EditedFile {
  /** Within data/. */
  readonly file: string
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
  /** The edits applied, if known. */
  readonly edits: readonly FileEdit[] | undefined
  /** Renamed files: old path to new path. */
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
function newErrors(
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
  const old = assignIds(contentInBytes(file, before), newId)
  const content = contentInBytes(file, after)
  const now = reassignIdsAfterEdits(old, edits?.filter(isValueEdit) ?? [], content, newId)
  return { before: old, after: now }
}
