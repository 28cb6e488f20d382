import type { Disk } from "../disk"
import type { ObservedFiles } from "../observed-files"
import type { History } from "./history"
import { newFirst } from "./write-file"

/** The outcome of an undo or redo: done (`stepped`), or nothing done since another program has changed one of the files (`changed`). */
export interface Stepped {
  readonly kind: "stepped" | "changed"
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
): Promise<Stepped | undefined> {
  const files = history.files(way)
  if (!files) return undefined
  const present = await Promise.all(files.map(async (file) => [file, await disk.read(file)] as const))
  const swaps = history.swaps(way, new Map(present))
  // Changes by other programs must not be undone along with the step.
  const isDone = swaps !== undefined && (await disk.swap(swaps.toSorted(newFirst)))
  if (!isDone) return { kind: "changed", files }
  const moves = history.moves(way)
  history.step(way)
  await observed.wrote(swaps, by, moves)
  return { kind: "stepped", files }
}
