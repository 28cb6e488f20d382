import type { Diagnostic } from "../../../../src/content/check/report/diagnostic"
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
export interface Writing {
  /** The requesting tab. */
  readonly by: string | undefined
  /** The edit applied, if known. */
  readonly edit?: FileEdit
  /** All other files to write with it, even none; by default, its companions. */
  readonly others?: ReadonlyMap<string, Buffer | undefined>
  /** The bytes of those already read. */
  readonly before?: ReadonlyMap<string, Buffer | undefined>
  /** Files that get another name: from the old to the new one. */
  readonly moves?: Moves
}

interface Tools {
  readonly sources: Sources
  readonly files: ObservedFiles
  readonly check: ContentCheck
  readonly history: History
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
  { by, edit, others, before: read = new Map(), moves = new Map() }: Writing,
  { sources: { disk, committed }, files, check, history }: Tools,
): Promise<Outcome> {
  const companions = others ?? (await companionsOf(file, before, after, { present: disk.read, committed }))
  // Both checks use one reading: another program may break or fix a file at any time.
  const present = await check.present()
  const judged = await check.judged(new Map([[file, after], ...companions]), present)
  const errors = judged.diagnostics.filter(isError)
  // Existing errors do not block other edits.
  const known =
    errors.length > 0 ? (await check.judged(new Map([[file, before]]), present)).diagnostics.filter(isError) : []
  const broken = newErrors({ file, before, after, edit, moves }, known, errors)
  if (broken.length > 0) return { kind: "refused", diagnostics: broken }
  if (isSameBytes(before, after) && companions.size === 0)
    return { kind: "written", file: await files.look(file), judged }
  const step: Written[] = [{ file, before, after }]
  for (const [other, text] of companions)
    step.push({ file: other, before: read.has(other) ? read.get(other) : await disk.read(other), after: text })
  if (!(await disk.swap(step.toSorted(newFirst)))) {
    for (const { file: each } of step) await files.look(each)
    return { kind: "changed", file: await files.look(file) }
  }
  history.add(step, moves)
  await files.wrote(step, by, moves)
  files.tell({ kind: "diagnostics", judged })
  return { kind: "written", file: await files.look(file), judged }
}

const isError = ({ severity }: Diagnostic): boolean => severity === "error"

/** Orders new files first, changed ones next, removed ones last: at any moment, files that others name exist. */
export const newFirst = (one: Written, other: Written): number => rank(one) - rank(other)

const rank = ({ before, after }: Written): number => (before ? (after ? 1 : 2) : 0)
