import type { Diagnostic } from "../../../../src/content/check/report/diagnostic"
import type { ContentCheck, Judged } from "../content-check"
import type { ObservedFiles } from "../observed-files"
import { isSameBytes, type Revision } from "../revision"
import type { Sources } from "../sources"
import { companionsOf } from "./companions"
import type { FileEdit } from "./edited"
import type { History, Written } from "./history"
import { newErrors } from "./new-errors"

/** What came of an edit. */
export type Outcome =
  /** It is written. */
  | { readonly kind: "written"; readonly file: Revision; readonly judged: Judged }
  /** It would break the build, so the file stays as it was. */
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  /** The file is another than the edit was made for; nothing is written. */
  | { readonly kind: "changed"; readonly file: Revision }

/** How something is written. */
export interface Writing {
  /** The tab that asks for it. */
  readonly by: string | undefined
  /** What was done to the file, if that is known. */
  readonly edit?: FileEdit
  /** Files that are written with it. */
  readonly others?: ReadonlyMap<string, Buffer | undefined>
  /** What they held when they were read, for those that were. */
  readonly before?: ReadonlyMap<string, Buffer | undefined>
}

/** What files are written with. */
interface Tools {
  readonly sources: Sources
  readonly files: ObservedFiles
  readonly check: ContentCheck
  readonly history: History
}

/**
 * Has the check look at a file as it is to be, and writes it, as one step with those that go along.
 *
 * @param file within data/
 * @param before what it held when it was read: nothing is written if it is another by now
 * @param after what it is to hold; undefined to remove it
 * @param writing how it is written
 * @param tools what it is written with
 */
export async function writeFile(
  file: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
  { by, edit, others = new Map(), before: read = new Map() }: Writing,
  { sources: { disk, committed }, files, check, history }: Tools,
): Promise<Outcome> {
  const companions =
    others.size > 0 ? others : await companionsOf(file, before, after, { present: disk.read, committed })
  // Both are judged of one reading: another program may break a file, or mend it, at any time.
  const present = await check.present()
  const judged = await check.judged(new Map([[file, after], ...companions]), present)
  const errors = judged.diagnostics.filter(isError)
  // What was wrong before does not keep anybody from mending something else.
  const known =
    errors.length > 0 ? (await check.judged(new Map([[file, before]]), present)).diagnostics.filter(isError) : []
  const broken = newErrors({ file, before, after, edit }, known, errors)
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
  history.add(step)
  await files.wrote(step, by)
  files.tell({ kind: "diagnostics", judged })
  return { kind: "written", file: await files.look(file), judged }
}

const isError = ({ severity }: Diagnostic): boolean => severity === "error"

/** Orders new files, then those that change, then those that go: what is new is there before it is named, and what goes is named no more. */
export const newFirst = (one: Written, other: Written): number => rank(one) - rank(other)

const rank = ({ before, after }: Written): number => (before ? (after ? 1 : 2) : 0)
