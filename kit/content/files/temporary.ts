import { mkdtempSync, rmSync } from "node:fs"
import { readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { errorCode } from "./error-code"

/** What the name of everything temporary has in it: the process that made it, so that what one leaves that was killed is known by it. */
const mark = `${process.pid}-`

/** The folders of the system's temporary folder that the studio and its commands make. */
const kinds = ["studio-import", "studio-index", "studio-picture"] as const

/** @returns a new folder in the system's temporary one, to be removed by whoever asked for it */
export const temporaryFolder = (kind: (typeof kinds)[number]): string => mkdtempSync(join(tmpdir(), `${kind}-${mark}`))

/**
 * @param unique makes the name another one each time
 * @returns the name of a temporary file in data/. The leading dot and the ending keep the check and a running site from treating it as content.
 */
export const temporaryName = (unique: string): string => `.new-${mark}${unique}.tmp`

const ours = new RegExp(`^(?:(?:${kinds.join("|")})-|\\.new-)(\\d+)-`)

/** The names that version 1.1 gave: they say no process. */
const former = new RegExp(`^(?:(?:${kinds.join("|")})-\\w{6}|\\.new-[0-9a-f]{12}\\.tmp)$`)

/** In milliseconds: longer than anything of version 1.1 was in use. */
const day = 24 * 60 * 60 * 1000

/** In milliseconds: what is younger may be of a program on another machine that shares the disk. */
const youngest = 1000

/**
 * Removes what processes that are no more have left in a folder: files that were never put in place, and folders that nobody reads.
 *
 * @param folder the content's, with all folders in it, or the system's temporary one
 * @param isDeep whether the folders in it are looked into
 */
export async function removeLeftTemporary(folder: string, isDeep: boolean): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const pid = ours.exec(entry.name)?.[1]
    const isOurs = pid !== undefined || former.test(entry.name)
    if (isOurs && (entry.isFile() || entry.isDirectory()))
      await removeIfLeft(path, (age) => (pid === undefined ? age > day : age > youngest && !isRunning(Number(pid))))
    else if (isDeep && entry.isDirectory() && !entry.name.startsWith(".")) await removeLeftTemporary(path, isDeep)
  }
}

/** @param isLeft is given the time since it was last written to, in milliseconds */
async function removeIfLeft(path: string, isLeft: (age: number) => boolean): Promise<void> {
  try {
    const { mtimeMs, uid } = await stat(path)
    const isMine = process.getuid === undefined || process.getuid() === uid
    if (isMine && isLeft(Date.now() - mtimeMs)) await rm(path, { recursive: true, force: true })
  } catch (error) {
    // Another start may be removing it, and one that cannot be removed does no harm.
    if (errorCode(error) === undefined) throw error
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) !== "ESRCH"
  }
}

/** Removes a temporary folder at once, such as when the process ends. */
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
