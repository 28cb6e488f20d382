import { randomBytes } from "node:crypto"
import { readFileSync, renameSync, rmSync } from "node:fs"
import { access, constants, type FileHandle, mkdir, open, realpath, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { errorCode } from "../check/error-code"

/**
 * Writes a file that is to be renamed once it is whole.
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

/** A file and what is to become of it. */
export interface FileSwap {
  /** A link stays a link, and what it leads to is replaced. */
  readonly path: string
  /** What it has to hold still; undefined if it is not to be there. */
  readonly before: Buffer | undefined
  /** What it holds afterwards; undefined to remove it. */
  readonly after: Buffer | undefined
}

/** A swap with all that takes time done. */
interface Prepared extends FileSwap {
  /** The file itself. */
  readonly target: string
  /** The new content, beside it. */
  readonly aside: string | undefined
  /** The former content, beside it: in case that a later file of the same swap cannot be written. */
  readonly former: string | undefined
}

/**
 * Atomic, for each file and for all together: they get their new content if all of them still hold the old, and none of them otherwise. Each is
 * written to a temporary file, then compared, then renamed, with nothing awaited from the first comparison to the last rename.
 *
 * @param swaps the files; what is new should stand before what names it
 * @param signal that keeps the old content if it comes before the new is in place
 * @returns whether it is done; false if one of the files is another than was expected
 */
export async function swapFiles(swaps: readonly FileSwap[], signal?: AbortSignal): Promise<boolean> {
  const prepared: Prepared[] = []
  try {
    for (const swap of swaps) prepared.push(await prepare(swap, swaps.length > 1))
    signal?.throwIfAborted()
    if (!prepared.every(isAsExpected)) return false
    swapNow(prepared)
    return true
  } finally {
    for (const { aside, former } of prepared)
      for (const path of [aside, former]) if (path !== undefined) await rm(path, { force: true })
  }
}

async function prepare(swap: FileSwap, isOneOfMany: boolean): Promise<Prepared> {
  const { path, before, after } = swap
  const found = await unlessMissing(realpath(path))
  const target = found ?? path
  if (found === undefined) await mkdir(dirname(path), { recursive: true })
  // Moving a file onto another asks nobody whether that may be written.
  else await access(target, constants.W_OK)
  const mode = found === undefined ? undefined : (await stat(target)).mode
  const former = before && isOneOfMany ? await writeAside(dirname(target), before, mode) : undefined
  try {
    const aside = after && (await writeAside(dirname(target), after, mode))
    return { ...swap, target, aside, former }
  } catch (error) {
    if (former !== undefined) await rm(former, { force: true })
    throw error
  }
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

async function unlessMissing<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined
    throw error
  }
}
