import { randomBytes } from "node:crypto"
import { mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs"
import { access, constants, type FileHandle, mkdir, open, readdir, realpath, rm, rmdir, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { errorCode, unlessMissing } from "./errors"

/**
 * Writes a temporary file, to be renamed once it is complete.
 *
 * @param folder of the target, so that renaming copies nothing
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
export interface FileSwap {
  /** If it is a symbolic link, its target is replaced. */
  readonly path: string
  /** The content that it must still have; undefined if it must not exist. */
  readonly before: Buffer | undefined
  /** The new content; undefined to remove it. */
  readonly after: Buffer | undefined
}

/** A swap with all slow steps done. */
interface Prepared extends FileSwap {
  /** The file itself, with symbolic links resolved. */
  readonly target: string
  /** The temporary file with the new content. */
  readonly aside: string | undefined
  /** A temporary copy of the former content, in case a later file of the same swap cannot be written. */
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
 * Atomic, for each file and for all together: all of them change if all still have their former content, otherwise none does. Each is written to
 * a temporary file, then compared, then renamed, with nothing awaited between the first comparison and the last rename.
 *
 * @param swaps the files; new files should come before the files that name them
 * @param signal keeps the former content if it aborts before the swap
 * @returns whether the swap is done; false if one of the files has unexpected content
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
    // Those of a swap that failed, and those whose last file it has removed.
    const gone = swaps.filter(({ after }) => after === undefined).map(({ path }) => dirname(path))
    for (const folder of [...folders.reverse(), ...gone]) await removeEmpty(folder)
  }
}

/** Removes a folder if it has nothing in it. */
async function removeEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder)
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST", "ENOENT"].includes(errorCode(error) ?? "")) throw error
  }
}

/** @param folders gets those that are made, the outermost first */
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

/** @returns whether a process with this number is running */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) !== "ESRCH"
  }
}

/** Removes a temporary folder at once, such as when the process ends. */
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })

/** Files that operating systems and editors leave behind, as globs with * alone: never checked, never committed. */
export const leftoverGlobs: readonly string[] = [
  ".DS_Store",
  "Thumbs.db",
  "desktop.ini",
  "._*",
  "*~",
  ".#*",
  "#*#",
  "*.swp",
  "*.swo",
  ".~lock.*#",
  "~$*",
  // Also the temporary files of the studio's atomic writes.
  "*.tmp",
]

const patterns = leftoverGlobs.map(
  (glob) => new RegExp(`^${glob.replace(/[.$]/g, "\\$&").replaceAll("*", ".*")}$`, "i"),
)

/** @returns whether a base name is that of a file or folder left behind by a program */
export const isLeftover = (name: string): boolean => patterns.some((pattern) => pattern.test(name))
