import { stat } from "node:fs/promises"
import type { FileState } from "../../files/memo"

/** In milliseconds. File times are rounded, so two changes in quick succession can have the same time; this is longer than the rounding. */
const step = 100

/**
 * @param path of a file on this disk
 * @returns its size and its state; no state if the file has only just changed, since another change might not show in its time
 */
export async function fileState(path: string): Promise<{ readonly size: number; readonly state: FileState }> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(path)
  const isSettled = Date.now() - Math.max(mtimeMs, ctimeMs) > step
  return { size, state: isSettled ? [size, mtimeMs, ctimeMs, ino].join() : undefined }
}
