import { randomBytes } from "node:crypto"
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from "node:fs"
import { access, constants, type FileHandle, mkdir, open, readdir, realpath, rm, rmdir, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { errorCode, unlessMissing } from "../../content/files/errors"

/**
 * Writes a temporary file, to be renamed once it is complete.
 *
 * @param folder the target's, so that renaming copies nothing
 * @param content of the file
 * @param mode the file's permissions; by default, those of any new file
 * @returns its path
 * @throws the error of the failed write, after removing the file
 */
async function writeTemporaryFile(folder: string, content: Buffer | string, mode?: number): Promise<string> {
  const path = join(folder, temporaryName(randomBytes(6).toString("hex")))
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

/** A file to replace. */
interface FileSwap {
  /** If it is a symbolic link, its target is replaced. */
  readonly path: string
  /** The content that the file must still have; undefined if it must not exist. */
  readonly before: Buffer | undefined
  /** The new content; undefined to remove it. */
  readonly after: Buffer | undefined
}

/** A swap whose slow steps are done. */
interface Prepared extends FileSwap {
  /** The file itself, with symbolic links resolved. */
  readonly target: string
  /** The temporary file with the new content. */
  readonly aside: string | undefined
  /** A temporary copy of the former content, to put back if a later file of the same swap cannot be written. */
  readonly former: string | undefined
}

/** A written file with its former content (undefined for a new file) and its new content. */
export interface WrittenFile {
  /** Within data/. */
  readonly file: string
  readonly before: Buffer | undefined
  readonly after: Buffer
}

/**
 * Replaces files atomically, each one and all together: if all still have their former content, all change, otherwise none does. Each is written to a
 * temporary file, then compared, then renamed, with nothing awaited between the first comparison and the last rename.
 *
 * @param swaps the files; new files should come before the files that name them
 * @param signal if it aborts before the swap, the former content stays
 * @returns whether the files were swapped; false if one of them has unexpected content
 */
export async function swapFiles(swaps: readonly FileSwap[], signal?: AbortSignal): Promise<boolean> {
  const prepared: Prepared[] = []
  const folders: string[] = []
  try {
    for (const swap of swaps) prepared.push(await prepare(swap, swaps.length > 1, folders))
    signal?.throwIfAborted()
    if (!prepared.every(isAsExpected)) return false
    swapNow(prepared)
    return true
  } finally {
    for (const { aside, former } of prepared)
      for (const path of [aside, former]) if (path !== undefined) await rm(path, { force: true })
    // Folders that a failed swap created, and folders whose last file the swap removed.
    const gone = swaps.filter(({ after }) => after === undefined).map(({ path }) => dirname(path))
    for (const folder of [...folders.reverse(), ...gone]) await removeEmpty(folder)
  }
}

/** Removes a folder if it is empty. */
async function removeEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder)
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST", "ENOENT"].includes(errorCode(error) ?? "")) throw error
  }
}

/** @param folders receives the folders that are created, the outermost first */
async function prepare(swap: FileSwap, isOneOfMany: boolean, folders: string[]): Promise<Prepared> {
  const { path, before, after } = swap
  const found = await unlessMissing(realpath(path))
  const target = found ?? path
  if (found === undefined) await makeFolder(dirname(path), folders)
  // Renaming a file onto another does not check whether the other is writable.
  else await access(target, constants.W_OK)
  const mode = found === undefined ? undefined : (await stat(target)).mode
  const former = before && isOneOfMany ? await writeTemporaryFile(dirname(target), before, mode) : undefined
  try {
    const aside = after && (await writeTemporaryFile(dirname(target), after, mode))
    return { ...swap, target, aside, former }
  } catch (error) {
    if (former !== undefined) await rm(former, { force: true })
    throw error
  }
}

async function makeFolder(path: string, folders: string[]): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first !== undefined)
    for (let folder = path, at = folders.length; folder.length >= first.length; folder = dirname(folder))
      folders.splice(at, 0, folder)
}

function isAsExpected({ target, before }: Prepared): boolean {
  try {
    // A pipe would be waited for, and a folder cannot be read.
    if (!statSync(target).isFile()) return false
    const present = readFileSync(target)
    return before?.equals(present) ?? false
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error
    return before === undefined
  }
}

function swapNow(prepared: readonly Prepared[]): void {
  const done: Prepared[] = []
  try {
    for (const each of prepared) {
      if (each.aside === undefined) rmSync(each.target, { force: true })
      else renameSync(each.aside, each.target)
      done.push(each)
    }
  } catch (error) {
    for (const { target, former } of done.reverse()) {
      if (former === undefined) rmSync(target, { force: true })
      else renameSync(former, target)
    }
    throw error
  }
}

/** Part of every temporary name: the process that made it, so that what a killed process leaves behind can be recognized. */
const mark = `${process.pid}-`

/** The folders that the studio and its commands make in the system's temporary folder. */
const kinds = ["studio-import", "studio-index", "studio-picture"] as const

/** @returns a new folder in the system's temporary one, which the caller must remove */
export const temporaryFolder = (kind: (typeof kinds)[number]): string => mkdtempSync(join(tmpdir(), `${kind}-${mark}`))

/**
 * @param unique makes the name unique
 * @returns the name of a temporary file in data/. The leading dot and the ending keep the check and a running site from treating it as content.
 */
export const temporaryName = (unique: string): string => `.new-${mark}${unique}.tmp`
const ours = new RegExp(`^(?:(?:${kinds.join("|")})-|\\.new-)(\\d+)-`)

/** Names as version 1.1 made them, without a process. */
const former = new RegExp(`^(?:(?:${kinds.join("|")})-\\w{6}|\\.new-[0-9a-f]{12}\\.tmp)$`)

/** In milliseconds: longer than version 1.1 used anything temporary. */
const day = 24 * 60 * 60 * 1000

/** In milliseconds: anything younger may belong to a program on another machine that shares the disk. */
const youngest = 1000

/**
 * Removes what ended processes have left behind in a folder: files that were never put in place, and folders that nobody reads.
 *
 * @param folder the content folder, or the system's temporary one
 * @param isDeep whether to look into the folders in it
 */
export async function removeStaleTemporary(folder: string, isDeep: boolean): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    const pid = ours.exec(entry.name)?.[1]
    const isOurs = pid !== undefined || former.test(entry.name)
    if (isOurs && (entry.isFile() || entry.isDirectory()))
      await removeIfLeft(path, (age) => (pid === undefined ? age > day : age > youngest && !isRunning(Number(pid))))
    else if (isDeep && entry.isDirectory() && !entry.name.startsWith(".")) await removeStaleTemporary(path, isDeep)
  }
}

/** @param isLeft decides by the time since the last write, in milliseconds */
async function removeIfLeft(path: string, isLeft: (age: number) => boolean): Promise<void> {
  try {
    const { mtimeMs, uid } = await stat(path)
    const isMine = process.getuid === undefined || process.getuid() === uid
    if (isMine && isLeft(Date.now() - mtimeMs)) await rm(path, { recursive: true, force: true })
  } catch (error) {
    // Another process may be removing it too, and one that cannot be removed does no harm.
    if (errorCode(error) === undefined) throw error
  }
}

/** @returns whether a process with this number is running */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) !== "ESRCH"
  }
}

/** Removes a temporary folder synchronously, such as when the process ends. */
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
