import { stat } from "node:fs/promises"
import type { FileState } from "../memo"

/** Longer than two changes of a file can have one time: disks and systems count time in steps. */
const step = 100

/**
 * @param path of a file on this disk
 * @returns its size, and what tells its state from others. A file that was changed just now can change again without its time showing it.
 */
export async function fileState(path: string): Promise<{ readonly size: number; readonly state: FileState }> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(path)
  const isSettled = Date.now() - Math.max(mtimeMs, ctimeMs) > step
  return { size, state: isSettled ? [size, mtimeMs, ctimeMs, ino].join() : undefined }
}
