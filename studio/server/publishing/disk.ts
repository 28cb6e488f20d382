import { readFile, stat } from "node:fs/promises"
import { errorCode } from "../../../src/content/check/error-code"

/** @returns what a file holds; nothing where there is no file */
export const bytesOf = (path: string): Promise<Buffer | undefined> => unlessMissing(readFile(path))

/** @returns what tells this state of a file from others without its being read; nothing where there is no file */
export async function stateOf(path: string): Promise<string | undefined> {
  const found = await unlessMissing(stat(path, { bigint: true }))
  return found?.isFile() ? [found.size, found.mtimeNs, found.ctimeNs, found.ino].join(" ") : undefined
}

/** @returns the size of a file; nothing where there is no file */
export async function sizeOf(path: string): Promise<number | undefined> {
  const found = await unlessMissing(stat(path))
  return found?.isFile() ? found.size : undefined
}

/** A folder, or a link that leads nowhere, is no file either. */
export async function unlessMissing<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes(errorCode(error) ?? "")) return undefined
    throw error
  }
}
