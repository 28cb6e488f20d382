import type { Disk } from "../disk"
import type { ObservedFiles } from "../observed-files"
import type { History } from "./history"
import { byWriteOrder } from "./write-file"

/** The outcome of an undo or redo: `done`, or `changed` if another program has changed one of the files: nothing is undone then. */
export interface UndoOutcome {
  readonly kind: "done" | "changed"
  readonly files: readonly string[]
}

/**
 * Undoes or redoes a step, unless another program has changed one of its files since.
 *
 * @param way undo or redo
 * @param by the requesting tab
 * @param tools the history, and the files that it is applied to
 * @returns the outcome; undefined if there is no step
 */
export async function undoOrRedo(
  way: "undo" | "redo",
  by: string | undefined,
  { history, disk, files: observed }: { readonly history: History; readonly disk: Disk; readonly files: ObservedFiles },
): Promise<UndoOutcome | undefined> {
  const files = history.files(way)
  if (!files) return undefined
  const present = await Promise.all(files.map(async (file) => [file, await disk.read(file)] as const))
  const swaps = history.swaps(way, new Map(present))
  // Changes by other programs must not be undone along with the step.
  const isDone = swaps !== undefined && (await disk.swap(swaps.toSorted(byWriteOrder)))
  if (!isDone) return { kind: "changed", files }
  const moves = history.moves(way)
  history.step(way)
  await observed.announceWrites(swaps, by, moves)
  return { kind: "done", files }
}
