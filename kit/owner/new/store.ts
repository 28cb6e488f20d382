import { constants } from "node:fs"
import { copyFile, link, mkdir, readdir, realpath, rm, rmdir } from "node:fs/promises"
import { basename, dirname, join, sep } from "node:path"
import { type DataFolder, isWithin, pictureOutside } from "../../content/files/data-folder"
import { errorCode, Refusal } from "../../content/files/errors"
import { swapFiles, type WrittenFile, writeTemporaryFile } from "../../content/files/write-file"
import { freeStem, type PictureCopy } from "./picture-copy"

/** Records changes to data/, and can undo them. */
export class Store {
  private readonly undo: Array<() => Promise<void>> = []
  /** Every written file, in order. */
  readonly written: WrittenFile[] = []

  constructor(
    private readonly folder: DataFolder,
    private readonly signal: AbortSignal,
  ) {}

  /**
   * Adds a picture to data/.
   *
   * @param picture the copy
   * @param within its folder, within data/
   * @param stem its name without extension; a number is appended if it is taken
   * @returns the picture's path within data/
   */
  async addPicture({ bytes, ending }: PictureCopy, within: string, stem: string): Promise<string> {
    const path = await this.ownFolder(within)
    const temporary = await this.temporary(path, bytes)
    for (;;) {
      const name = `${freeStem(stem, await readdir(path))}.${ending}`
      this.signal.throwIfAborted()
      // Another program may have taken the name since the folder was listed.
      if (!(await unlessTaken(move(temporary, join(path, name))))) continue
      this.undo.push(() => rm(join(path, name)))
      await rm(temporary)
      this.written.push({ file: `${within}/${name}`, before: undefined, after: Buffer.from(bytes) })
      return `${within}/${name}`
    }
  }

  /**
   * Adds a text to data/, unless the file already exists.
   *
   * @param file within data/
   * @param text its content
   * @returns whether it was written; an existing file stays unchanged
   */
  async addText(file: string, text: string): Promise<boolean> {
    const path = join(await this.ownFolder(dirname(file)), basename(file))
    const temporary = await this.temporary(dirname(path), text)
    this.signal.throwIfAborted()
    const written = await unlessTaken(move(temporary, path))
    if (written) {
      this.undo.push(() => rm(path))
      this.written.push({ file, before: undefined, after: Buffer.from(text) })
    }
    await rm(temporary)
    return written
  }

  /**
   * Creates a file, or replaces its text. Atomic: written to a temporary file, then renamed.
   *
   * @param file within data/
   * @param before the content that the new text is based on; undefined for a new file
   * @param text the new content
   * @throws Refusal if another program has written the file since it was read
   */
  async replace(file: string, before: Buffer | undefined, text: string): Promise<void> {
    const path = join(this.folder.root, file)
    const after = Buffer.from(text)
    if (!(await swapFiles([{ path, before, after }], this.signal)))
      throw new Refusal(`Another program has just saved ${path}, so nothing was added. Try again.`)
    this.written.push({ file, before, after })
    this.keep()
  }

  /** Makes all changes so far permanent. */
  keep(): void {
    this.undo.length = 0
  }

  /** Undoes all changes that are not permanent. */
  async takeBack(): Promise<void> {
    this.written.length = 0
    for (const step of this.undo.splice(0).reverse()) await step()
  }

  private async ownFolder(within: string): Promise<string> {
    const path = join(this.folder.root, within)
    const made = await mkdir(path, { recursive: true })
    if (made !== undefined) this.undo.push(() => removeFolders(path, made))
    if (!isWithin(`${await realpath(path)}${sep}`, this.folder.realRoot))
      throw new Refusal(`${path}  ${pictureOutside.message}  ${pictureOutside.advice}`)
    return path
  }

  private async temporary(folder: string, content: Buffer | string): Promise<string> {
    const path = await writeTemporaryFile(folder, content)
    this.undo.push(() => rm(path, { force: true }))
    return path
  }
}

/** Hard-links a file to a new name; fails if the name is taken. */
async function move(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    // USB sticks and some shared folders do not support hard links.
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
