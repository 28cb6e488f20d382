import { readdir, readFile, realpath, stat } from "node:fs/promises"
import { join, sep } from "node:path"
import { errorCode } from "./error-code"

/** The files under a folder, as paths with slashes. */
export interface DataFolder {
  /** The folder, as the owner named it. */
  readonly root: string
  /** Where it really is. */
  readonly realRoot: string
  /** Sorted, so that two runs say the same in the same order. */
  readonly files: readonly string[]
}

/** What operating systems and editors leave behind. */
const leftBehind = /(?:^|\/)(?:\..*|Thumbs\.db|desktop\.ini|[^/]*~)$/i

/**
 * @param root a folder such as data
 * @returns what is in it; nothing if there is no such folder
 */
export async function dataFolder(root: string): Promise<DataFolder | undefined> {
  const names = await unlessMissing(readdir(root, { recursive: true }))
  if (!names) return undefined
  const found = names.map((name) => name.replaceAll(sep, "/")).filter((path) => !leftBehind.test(path))
  const isFile = await Promise.all(found.map(async (path) => (await unlessMissing(stat(join(root, path))))?.isFile()))
  const files = found.filter((_path, index) => isFile[index]).sort()
  return { root: root.replaceAll(sep, "/").replace(/\/+$/, ""), realRoot: await realpath(root), files }
}

/** A link may lead to nothing, and a file may vanish between two looks at it. */
async function unlessMissing<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")) return undefined
    throw error
  }
}

/** @returns the bytes of a file of the folder */
export const readBytes = ({ root }: DataFolder, path: string): Promise<Buffer> => readFile(join(root, path))
