import { readFile, stat } from "node:fs/promises"
import { errorCode, isMissing } from "../../../content/files/errors"

/** @returns a file's bytes; undefined if there is no file */
export const bytesOf = (path: string): Promise<Buffer | undefined> => unlessMissing(readFile(path))

/** @returns a key for a file's state (size, times, inode), without reading it; undefined if there is no file */
export async function fileStateOf(path: string): Promise<string | undefined> {
  const found = await unlessMissing(stat(path, { bigint: true }))
  return found?.isFile() ? [found.size, found.mtimeNs, found.ctimeNs, found.ino].join(" ") : undefined
}

/** @returns a file's size in bytes; undefined if there is no file */
export async function sizeOf(path: string): Promise<number | undefined> {
  const found = await unlessMissing(stat(path))
  return found?.isFile() ? found.size : undefined
}

/** @returns the result; undefined if it fails because there is no file: missing, a folder, or a broken link */
export async function unlessMissing<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (isMissing(error) || errorCode(error) === "EISDIR") return undefined
    throw error
  }
}
