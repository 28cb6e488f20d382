import { stat } from "node:fs/promises"
import type { FileState } from "../../files/memo"

/** In milliseconds. File times are rounded, so two changes in quick succession can have the same time; this is longer than that. */
const step = 100

/**
 * @param path of a file on this disk
 * @returns its size and its state; no state for a file changed just now, since its time may not show another change
 */
export async function fileState(path: string): Promise<{ readonly size: number; readonly state: FileState }> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(path)
  const isSettled = Date.now() - Math.max(mtimeMs, ctimeMs) > step
  return { size, state: isSettled ? [size, mtimeMs, ctimeMs, ino].join() : undefined }
}
