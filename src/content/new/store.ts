import { constants } from "node:fs"
import { copyFile, link, mkdir, readdir, realpath, rm, rmdir } from "node:fs/promises"
import { basename, dirname, join, sep } from "node:path"
import type { DataFolder } from "../check/data-folder"
import { errorCode } from "../check/error-code"
import { outside } from "../check/pictures/picture-findings"
import { replaceFile, writeAside } from "../edit/write-file"
import type { PictureCopy } from "./pictures/picture-copy"
import { freeStem } from "./pictures/picture-name"
import { Refusal } from "./refusal"

/** What was done to data/ so far and how to take it back. */
export class Store {
  private readonly undo: Array<() => Promise<void>> = []

  constructor(
    private readonly folder: DataFolder,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Puts a picture into data/, beside those that are there.
   *
   * @param picture the copy
   * @param within the folder for it, within data/
   * @param stem its name without an ending; a number follows if it is taken
   * @returns the picture's path within data/
   */
  async addPicture({ bytes, ending }: PictureCopy, within: string, stem: string): Promise<string> {
    const path = await this.ownFolder(within)
    const temporary = await this.temporary(path, bytes)
    for (;;) {
      const name = `${freeStem(stem, await readdir(path))}.${ending}`
      this.signal.throwIfAborted()
      // Another program can have taken the name since the folder was listed.
      if (!(await unlessTaken(move(temporary, join(path, name))))) continue
      this.undo.push(() => rm(join(path, name)))
      await rm(temporary)
      return `${within}/${name}`
    }
  }

  /**
   * Puts a text into data/ that is not there yet.
   *
   * @param file within data/
   * @param text its content
   * @returns whether it was written; a file of that name stays as it is
   */
  async addText(file: string, text: string): Promise<boolean> {
    const path = join(await this.ownFolder(dirname(file)), basename(file))
    const temporary = await this.temporary(dirname(path), text)
    this.signal.throwIfAborted()
    const written = await unlessTaken(move(temporary, path))
    if (written) this.undo.push(() => rm(path))
    await rm(temporary)
    return written
  }

  /**
   * Puts a new text in the place of a file, or where there was none, all at once: whoever reads the file meets the old text or the new one.
   *
   * @param file within data/
   * @param text its new content
   */
  async replace(file: string, text: string): Promise<void> {
    if (!this.folder.files.includes(file)) {
      // What another program wrote in the meantime is not overwritten.
      if (await this.addText(file, text)) return this.keep()
      throw new Refusal(`${join(this.folder.root, file)} was written by somebody else just now. Run the command again.`)
    }
    await replaceFile(join(this.folder.root, file), text, this.signal)
    this.keep()
  }

  /** Everything is in place: from here on nothing is taken back. */
  keep(): void {
    this.undo.length = 0
  }

  /** Leaves data/ as it was. */
  async takeBack(): Promise<void> {
    for (const step of this.undo.splice(0).reverse()) await step()
  }

  private async ownFolder(within: string): Promise<string> {
    const path = join(this.folder.root, within)
    const made = await mkdir(path, { recursive: true })
    if (made !== undefined) this.undo.push(() => removeFolders(path, made))
    if (!`${await realpath(path)}${sep}`.startsWith(this.folder.realRoot + sep))
      throw new Refusal(`${path}  ${outside.message}  ${outside.advice}`)
    return path
  }

  private async temporary(folder: string, content: Buffer | string): Promise<string> {
    const path = await writeAside(folder, content)
    this.undo.push(() => rm(path, { force: true }))
    return path
  }
}

/** Gives a file a second name, which is never one that another file has. */
async function move(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    // Memory sticks and some shared folders know no second names.
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"].includes(errorCode(error) ?? "")) throw error
    await copyFile(from, to, constants.COPYFILE_EXCL)
  }
}

async function unlessTaken(task: Promise<void>): Promise<boolean> {
  try {
    await task
    return true
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false
    throw error
  }
}

async function removeFolders(path: string, upTo: string): Promise<void> {
  await rmdir(path)
  if (join(path) !== join(upTo)) await removeFolders(dirname(path), upTo)
}
