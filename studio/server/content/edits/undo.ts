import type { Disk } from "../disk"
import type { ObservedFiles } from "../observed-files"
import type { History } from "./history"
import { newFirst } from "./write-file"

/** What came of an undo or a redo: which files are as they were, or that another program has changed one of them, so that nothing was done. */
export interface Stepped {
  readonly kind: "stepped" | "changed"
  readonly files: readonly string[]
}

/**
 * Takes the latest step back, or does it again, unless another program has changed one of its files since.
 *
 * @param way back or forward
 * @param by the tab that asks for it
 * @param tools what was written, and where it is written
 * @returns undefined if there is no step
 */
export async function stepThrough(
  way: "undo" | "redo",
  by: string | undefined,
  { history, disk, files: observed }: { readonly history: History; readonly disk: Disk; readonly files: ObservedFiles },
): Promise<Stepped | undefined> {
  const files = history.files(way)
  if (!files) return undefined
  const present = await Promise.all(files.map(async (file) => [file, await disk.read(file)] as const))
  const swaps = history.swaps(way, new Map(present))
  // Somebody else's work is not undone with one's own.
  const isDone = swaps !== undefined && (await disk.swap(swaps.toSorted(newFirst)))
  if (!isDone) return { kind: "changed", files }
  history.step(way)
  await observed.wrote(swaps, by)
  return { kind: "stepped", files }
}
