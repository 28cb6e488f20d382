import type { Diagnostic } from "../../../../content/check/report/diagnostic"
import type { ContentCheck, Judged } from "../content-check"
import type { ObservedFiles } from "../observed-files"
import { isSameBytes, type Revision } from "../revision"
import type { Sources } from "../sources"
import { companionsOf } from "./companions"
import type { FileEdit } from "./edited"
import type { History, Moves, Written } from "./history"
import { newErrors } from "./new-errors"
import type { Renamed } from "./renames"

/** The outcome of an edit. */
export type Outcome =
  | {
      readonly kind: "written"
      readonly file: Revision
      readonly judged: Judged
      /** If the edit gave something another name: what changed with it. */
      readonly renamed?: Renamed
    }
  /** It would break the build; nothing is written. */
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  /** The file's revision is not the one that the edit was made for; nothing is written. */
  | { readonly kind: "changed"; readonly file: Revision }

/** How something is written. */
export interface WriteOptions {
  /** The requesting tab. */
  readonly by: string | undefined
  /** The edits applied, if known. */
  readonly edits?: readonly FileEdit[]
  /** All other files to write with it, even none; by default, its companions. */
  readonly others?: ReadonlyMap<string, Buffer | undefined>
  /** The bytes of those already read. */
  readonly before?: ReadonlyMap<string, Buffer | undefined>
  /** Files that get another name: from the old to the new one. */
  readonly moves?: Moves
  /** The stretch of typing that it belongs to (see `StepFacts`). */
  readonly typing?: string | undefined
}

interface Tools {
  readonly sources: Sources
  readonly files: ObservedFiles
  readonly check: ContentCheck
  readonly history: History
}

/** The check's result for a file's new bytes, with the files that change with it. */
interface Trial {
  readonly judged: Judged
  /** The errors that they add. */
  readonly broken: readonly Diagnostic[]
  readonly companions: ReadonlyMap<string, Buffer | undefined>
}

/** Checks a file's new bytes. Nothing is written; the parameters are those of `writeFile`. */
export async function tryFile(
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
  { edits, others, moves = new Map() }: Omit<WriteOptions, "by">,
  { sources: { disk, committed }, check }: Pick<Tools, "sources" | "check">,
): Promise<Trial> {
  const companions = others ?? (await companionsOf(file, before, after, { present: disk.read, committed }))
  // Both checks use one reading: another program may break or fix a file at any time.
  const present = await check.present()
  const judged = await check.judged(new Map([[file, after], ...companions]), present)
  const errors = judged.diagnostics.filter(isError)
  // Existing errors do not block other edits.
  const known =
    errors.length > 0 ? (await check.judged(new Map([[file, before]]), present)).diagnostics.filter(isError) : []
  return { judged, broken: newErrors({ file, before, after, edits, moves }, known, errors), companions }
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
): Promise<Outcome> {
  const { by, before: read = new Map(), moves = new Map(), typing } = writing
  const { sources, files, history } = tools
  const { disk } = sources
  const { judged, broken, companions } = await tryFile(file, before, after, writing, tools)
  if (broken.length > 0) return { kind: "refused", diagnostics: broken }
  if (isSameBytes(before, after) && companions.size === 0)
    return { kind: "written", file: await files.refreshFile(file), judged }
  const step: Written[] = [{ file, before, after }]
  for (const [other, text] of companions)
    step.push({ file: other, before: read.has(other) ? read.get(other) : await disk.read(other), after: text })
  if (!(await disk.swap(step.toSorted(newFirst)))) {
    for (const { file: each } of step) await files.refreshFile(each)
    return { kind: "changed", file: await files.refreshFile(file) }
  }
  history.add(step, { moves, typing })
  await files.wrote(step, by, moves)
  files.notifyListeners({ kind: "diagnostics", judged })
  return { kind: "written", file: await files.refreshFile(file), judged }
}

const isError = ({ severity }: Diagnostic): boolean => severity === "error"

/** Orders new files first, changed ones next, removed ones last: at any moment, files that others name exist. */
export const newFirst = (one: Written, other: Written): number => rank(one) - rank(other)

const rank = ({ before, after }: Written): number => (before ? (after ? 1 : 2) : 0)
