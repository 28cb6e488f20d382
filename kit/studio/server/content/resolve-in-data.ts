import { realpath } from "node:fs/promises"
import { dirname, join, posix } from "node:path"
import { isWithin } from "../../../content/files/data-folder"
import { errorCode } from "../../../content/files/errors"
import { words } from "../../words/words"

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
