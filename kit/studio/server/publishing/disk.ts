import { readFile, stat } from "node:fs/promises"
import { unlessMissing } from "../../../content/files/errors"

/** @returns a file's bytes; undefined if there is no file */
export const bytesOf = async (path: string): Promise<Buffer | undefined> =>
  (await fileStateOf(path)) === undefined ? undefined : unlessMissing(readFile(path))

/** @returns a key for a file's state (size, times, inode), without reading it; undefined if there is no file */
export async function fileStateOf(path: string): Promise<string | undefined> {
  const found = await unlessMissing(stat(path, { bigint: true }))
  return found?.isFile() ? [found.size, found.mtimeNs, found.ctimeNs, found.ino].join(" ") : undefined
}
