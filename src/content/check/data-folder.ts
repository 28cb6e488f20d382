import { readdir, readFile, realpath, stat } from "node:fs/promises"
import { join, posix, sep } from "node:path"
import { isMissing } from "./error-code"
import { isLeftBehind } from "./left-behind"
import { CheckMemo } from "./memo"

/** The files under a folder, as paths with slashes. */
export interface DataFolder {
  /** The folder, as the owner named it. */
  readonly root: string
  /** With symbolic links resolved. */
  readonly realRoot: string
  /** Sorted, so that every run reports in the same order. */
  readonly files: readonly string[]
  /** Symbolic links to a folder that contains them: following them would never end. */
  readonly loops: readonly string[]
  /** Content that is checked in place of the files', by their paths; it is never written. */
  readonly overlay: ReadonlyMap<string, Buffer | undefined>
  readonly memo: CheckMemo
}

export interface Looking {
  /** Content that is checked in place of the files', by their paths within the folder; undefined for a file treated as absent. */
  readonly overlay?: ReadonlyMap<string, Buffer | undefined>
  /** Results of former checks of this folder. */
  readonly memo?: CheckMemo
}

/** @returns whether the check skips a file or folder of this name: hidden, or left behind by a program */
export const isLeftOut = (name: string): boolean => name.startsWith(".") || isLeftBehind(name)

/**
 * @param root a folder such as data
 * @param looking an overlay over its files, and the memo of former checks
 * @returns its contents; undefined if there is no such folder
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

/** How often the reading of a folder begins again because a file went away meanwhile. */
const mostTries = 5

/**
 * Reads a folder as one state. If a file is deleted or renamed between the listing and its reading, it begins again.
 *
 * @param root a folder such as data
 * @param looking an overlay over its files, and the memo of former checks
 * @param read reads what it needs of the folder
 * @returns its result; undefined if there is no such folder
 * @throws what `read` throws; a missing file only if one goes away in each of five tries
 */
export async function readFolder<Result>(
  root: string,
  looking: Looking,
  read: (folder: DataFolder) => Promise<Result>,
): Promise<Result | undefined> {
  for (let tries = 1; ; tries++) {
    const folder = await dataFolder(root, looking)
    if (!folder) return undefined
    try {
      return await read(folder)
    } catch (error) {
      if (!isMissing(error) || tries === mostTries) throw error
    }
  }
}

interface Contents {
  readonly files: string[]
  readonly loops: string[]
}

/** Node's recursive readdir follows a link into its own parent folder until the system refuses. */
async function contents(root: string, within: string, above: readonly string[]): Promise<Contents> {
  const names = ((await unlessMissing(readdir(join(root, within)))) ?? []).filter((name) => !isLeftOut(name))
  const parts = await Promise.all(
    names.map(async (name): Promise<Contents> => {
      const path = posix.join(within, name)
      const found = await unlessMissing(stat(join(root, path)))
      if (found?.isFile()) return { files: [path], loops: [] }
      if (!found?.isDirectory()) return { files: [], loops: [] }
      const real = await unlessMissing(realpath(join(root, path)))
      if (real === undefined) return { files: [], loops: [] }
      return above.includes(real) ? { files: [], loops: [path] } : contents(root, path, [...above, real])
    }),
  )
  return { files: parts.flatMap(({ files }) => files), loops: parts.flatMap(({ loops }) => loops) }
}

/** A link may be broken, and a file may vanish between two reads. */
async function unlessMissing<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** @returns the bytes of a file of the folder, or of its overlay */
export const readBytes = async ({ root, overlay }: DataFolder, path: string): Promise<Buffer> =>
  overlay.get(path) ?? readFile(join(root, path))
