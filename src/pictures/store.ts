import { constants } from "node:fs"
import { access, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { errorCode } from "../content/check/error-code"
import { partsOf } from "./address"
import { encode, isDrawn } from "./encode"
import type { Shape } from "./slots"

/** What a file is made of: an owner's picture, and the shape to which it is cut. */
export interface Source {
  readonly path: string
  readonly shape: Shape | undefined
}

/**
 * Files that were made of pictures, by their names, which say all that decides what is in them. The folder lies outside Gatsby's `.cache`, so
 * that no picture is made again after a change of code, of the path prefix or of Gatsby.
 */
export class Store {
  readonly #folder: string
  readonly #underWay = new Map<string, Promise<string>>()
  /** Of each original, by the start of its files' names: it is looked at once. */
  readonly #drawn = new Map<string, Promise<boolean>>()

  /** @param folder of the store; it is made when the first file is */
  constructor(folder = ".pictures") {
    this.#folder = folder
  }

  /** @returns whether the store has a file of this name */
  has(name: string): Promise<boolean> {
    return access(join(this.#folder, name), constants.R_OK).then(
      () => true,
      (error: unknown) => {
        if (errorCode(error) === "ENOENT") return false
        throw error
      },
    )
  }

  /** @returns what the names of the files begin with, of all pictures of which the store has one */
  async starts(): Promise<ReadonlySet<string | undefined>> {
    return new Set((await namesOf(this.#folder)).map((name) => partsOf(name)?.start))
  }

  /**
   * @param name of the file
   * @param source what it is made of
   * @returns the path of the file, which is made if the store does not have it; once, however often it is asked for meanwhile
   */
  async path(name: string, source: Source): Promise<string> {
    if (await this.has(name)) return join(this.#folder, name)
    const making = this.#underWay.get(name) ?? this.make(name, source)
    this.#underWay.set(name, making)
    return making.finally(() => this.#underWay.delete(name))
  }

  private async make(name: string, { path: original, shape }: Source): Promise<string> {
    const parts = partsOf(name)
    if (!parts) throw new Error(`${name} is not the name of a file that is made of a picture.`)
    const content = await readFile(original)
    const drawn = this.#drawn.get(parts.start) ?? isDrawn(content)
    this.#drawn.set(parts.start, drawn)
    const made = await encode(content, { ...parts, shape, drawn: await drawn })
    const path = join(this.#folder, name)
    // Whole or not at all: what is there is not made again.
    const unfinished = join(this.#folder, `.${process.pid}-${name}`)
    await mkdir(this.#folder, { recursive: true })
    await writeFile(unfinished, made)
    await rename(unfinished, path)
    return path
  }

  /**
   * @param name of a file that the store has
   * @param folder into which it is copied
   */
  async copyTo(name: string, folder: string): Promise<void> {
    await copyFile(join(this.#folder, name), join(folder, name), constants.COPYFILE_FICLONE)
  }

  /** @param keep the names of the files that are still used; all others are removed */
  async sweep(keep: ReadonlySet<string>): Promise<void> {
    await removeOthers(this.#folder, keep)
  }
}

/**
 * @param folder with files that were made of pictures; it need not be there
 * @param keep the names of those that stay. What else is in the folder stays too.
 */
export async function removeOthers(folder: string, keep: ReadonlySet<string>): Promise<void> {
  const gone = (await namesOf(folder)).filter((name) => partsOf(name) && !keep.has(name))
  await Promise.all(gone.map((name) => rm(join(folder, name))))
}

/** What is in a folder; nothing if it is not there. */
async function namesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return []
    throw error
  })
}
