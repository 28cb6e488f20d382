import { readdir, readFile, realpath, stat } from "node:fs/promises"
import { join, posix, sep } from "node:path"
import { errorCode } from "./error-code"
import { isLeftBehind } from "./left-behind"
import { CheckMemo } from "./memo"

/** The files under a folder, as paths with slashes. */
export interface DataFolder {
  /** The folder, as the owner named it. */
  readonly root: string
  /** Where it really is. */
  readonly realRoot: string
  /** Sorted, so that two runs say the same in the same order. */
  readonly files: readonly string[]
  /** Links to a folder that they are in: whoever follows them never comes to an end. */
  readonly loops: readonly string[]
  /** Content that is judged in place of what the files have, by their paths: nothing of it is written. */
  readonly overlay: ReadonlyMap<string, Buffer | undefined>
  /** What the check has found in it so far. */
  readonly memo: CheckMemo
}

/** How a folder is to be looked at. */
export interface Looking {
  /** Content that is judged in place of files, by their paths within the folder; undefined for a file that is not to be there. */
  readonly overlay?: ReadonlyMap<string, Buffer | undefined>
  /** What was found in this folder before, for whoever looks at it again and again. */
  readonly memo?: CheckMemo
}

/** @returns whether the check leaves out a file or folder with this name: hidden ones, and what programs leave behind */
export const isLeftOut = (name: string): boolean => name.startsWith(".") || isLeftBehind(name)

/**
 * @param root a folder such as data
 * @param looking what is judged in place of files, and what is known of them
 * @returns what is in it; nothing if there is no such folder
 */
export async function dataFolder(
  root: string,
  { overlay = new Map(), memo = new CheckMemo() }: Looking = {},
): Promise<DataFolder | undefined> {
  const realRoot = await unlessMissing(realpath(root))
  if (realRoot === undefined) return undefined
  const { files, loops } = await contents(root, "", [realRoot])
  const all = [...new Set([...files, ...overlay.keys()])]
    .filter((file) => !overlay.has(file) || overlay.get(file))
    .sort()
  const named = root.replaceAll(sep, "/").replace(/\/+$/, "")
  return { root: named, realRoot, files: all, loops: loops.sort(), overlay, memo }
}

interface Contents {
  readonly files: string[]
  readonly loops: string[]
}

/** Node's own recursion follows a link that leads back into its own folder until the system refuses. */
async function contents(root: string, within: string, above: readonly string[]): Promise<Contents> {
  const names = ((await unlessMissing(readdir(join(root, within)))) ?? []).filter((name) => !isLeftOut(name))
  const parts = await Promise.all(
    names.map(async (name): Promise<Contents> => {
      const path = posix.join(within, name)
      const found = await unlessMissing(stat(join(root, path)))
      if (found?.isFile()) return { files: [path], loops: [] }
      if (!found?.isDirectory()) return { files: [], loops: [] }
      const real = await realpath(join(root, path))
      return above.includes(real) ? { files: [], loops: [path] } : contents(root, path, [...above, real])
    }),
  )
  return { files: parts.flatMap(({ files }) => files), loops: parts.flatMap(({ loops }) => loops) }
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
export const readBytes = async ({ root, overlay }: DataFolder, path: string): Promise<Buffer> =>
  overlay.get(path) ?? readFile(join(root, path))
