import { readFile, realpath } from "node:fs/promises"
import { dirname, join, posix } from "node:path"
import { dataFolder, isWithin } from "../../../content/files/data-folder"
import { errorCode, unlessMissing } from "../../../content/files/errors"
import { swapFiles } from "../../../owner/files/write-file"
import { words } from "../../words/words"

/** The bytes of files by path within data/; undefined for one that is missing, or is to be removed. */
export type FileBytes = ReadonlyMap<string, Buffer | undefined>

/** A written file's bytes before and after; undefined where it is missing. */
export interface FileWrite {
  /** Within data/. */
  readonly file: string
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
}

/** The files of data/. Paths are relative to it. */
export interface Disk {
  files(): Promise<readonly string[]>
  /** @returns a file's bytes; undefined if it is missing */
  read(file: string): Promise<Buffer | undefined>
  /**
   * Writes all files or none.
   *
   * @returns false, with nothing written, if a file's bytes are not those that its swap expects
   */
  swap(swaps: readonly FileWrite[]): Promise<boolean>
}

/** @returns the bytes of several files */
export const readAll = async ({ read }: Pick<Disk, "read">, files: readonly string[]): Promise<FileBytes> =>
  new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)))

/** @returns the files of a folder, confined to it (see `within`) */
export const diskAt = (root: string): Disk => ({
  files: async () => (await dataFolder(root))?.files ?? [],
  read: (file) => unlessMissing(resolveInData(root, file).then((path) => readFile(path))),
  async swap(swaps) {
    const paths = await Promise.all(swaps.map(({ file }) => resolveInData(root, file)))
    return swapFiles(swaps.map((swap, index) => ({ ...swap, path: paths[index] ?? "" })))
  },
})

/** A requested path leads out of data/. */
export class OutsideData extends Error {}

/**
 * @param root the folder of the content
 * @param file within it, which need not exist
 * @returns its real path on this disk
 * @throws OutsideData if `..`, an absolute path or a link leads out of the folder
 */
export async function resolveInData(root: string, file: string): Promise<string> {
  if (
    file === "" ||
    posix.normalize(file) !== file ||
    file.startsWith("/") ||
    file.startsWith("..") ||
    /[\\\0]/.test(file)
  )
    throw new OutsideData(words.refusals.outsideData(file))
  const [real, path] = await Promise.all([realpath(root), realOf(join(root, file))])
  if (!isWithin(path, real)) throw new OutsideData(words.refusals.outsideData(file))
  return path
}

/** The real path; of a missing file, its name in its folder's real path. */
async function realOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if (errorCode(error) !== "ENOENT" || dirname(path) === path) throw error
    return join(await realOf(dirname(path)), path.slice(dirname(path).length + 1))
  }
}
