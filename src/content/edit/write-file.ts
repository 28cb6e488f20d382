import { randomBytes } from "node:crypto"
import { access, constants, type FileHandle, open, realpath, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"

/**
 * Writes a file that is to be moved to its place once it is whole.
 *
 * @param folder where it is to be, so that moving it copies nothing
 * @param content of the file
 * @param mode what may be done with it; without one, as for any new file
 * @returns its path; if the writing fails, nothing is left of it
 */
export async function writeAside(folder: string, content: Buffer | string, mode?: number): Promise<string> {
  // A dot in front and an ending of its own: neither the check nor a running site takes it for content.
  const path = join(folder, `.new-${randomBytes(6).toString("hex")}.tmp`)
  const file = await open(path, "wx")
  try {
    await fill(file, content, mode)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return path
}

async function fill(file: FileHandle, content: Buffer | string, mode: number | undefined): Promise<void> {
  try {
    if (mode !== undefined) await file.chmod(mode & 0o777)
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Puts other content into a file, all at once: whoever reads the file, and whatever happens in the middle, meets the old content or the new.
 *
 * @param path of the file; a link stays a link, and what it leads to is replaced
 * @param content of the file from now on
 * @param signal that keeps the old content if it comes before the new is in place
 */
export async function replaceFile(path: string, content: Buffer | string, signal?: AbortSignal): Promise<void> {
  const target = await realpath(path)
  // Moving a file onto another asks nobody whether that may be written.
  await access(target, constants.W_OK)
  const aside = await writeAside(dirname(target), content, (await stat(target)).mode)
  try {
    signal?.throwIfAborted()
    await rename(aside, target)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}
