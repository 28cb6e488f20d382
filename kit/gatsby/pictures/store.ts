import { createHash } from "node:crypto"
import { constants } from "node:fs"
import { access, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { errorCode, unlessMissing } from "../../content/files/errors"
import { fileName, partsOf, type Shape } from "../../content/pictures/slots"
import { pictureNamePrefix } from "./address"
import { encode, isDrawn } from "./encode"

/** The source of a file: an owner's picture, and the shape to which it is cropped. */
export interface Source {
  readonly path: string
  readonly shape: Shape | undefined
}

/** A picture has changed since the file name was computed. */
export class PictureChanged extends Error {
  /**
   * @param path of the picture
   * @param present the name of the same file of the picture as it is now
   */
  constructor(
    path: string,
    readonly present: string,
  ) {
    super(`${path} has changed.`)
  }
}

/**
 * Encoded picture files. A file's name determines its content. The folder is outside Gatsby's `.cache`, so that no picture is encoded again after a
 * change of code, of the path prefix or of Gatsby.
 */
export class Store {
  readonly #folder: string
  readonly #underWay = new Map<string, Promise<string>>()
  /** Whether each original is drawn, by the prefix of its file names, so that each is analysed once. */
  readonly #drawn = new Map<string, Promise<boolean>>()

  /** @param folder of the store; created with the first file */
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

  /** @returns the file name prefixes of all pictures with at least one file in the store */
  async starts(): Promise<ReadonlySet<string | undefined>> {
    return new Set((await namesOf(this.#folder)).map((name) => partsOf(name)?.start))
  }

  /**
   * @param name of the file
   * @param source of the file
   * @returns the path of the file, which is made if it is missing; concurrent calls make it only once
   * @throws PictureChanged if the picture has another content by now: stored under this name, it would be shown when the former one comes back
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
    const digest = createHash("md5").update(content).digest("hex")
    const start = pictureNamePrefix({ absolutePath: original, digest }, shape)
    if (start !== parts.start) throw new PictureChanged(original, fileName(start, parts.width, parts.format))
    const drawn = this.#drawn.get(parts.start) ?? isDrawn(content)
    this.#drawn.set(parts.start, drawn)
    const made = await encode(content, { ...parts, shape, drawn: await drawn })
    const path = join(this.#folder, name)
    // Atomic, because an existing file is never made again.
    const unfinished = join(this.#folder, `.${process.pid}-${name}`)
    await mkdir(this.#folder, { recursive: true })
    await writeFile(unfinished, made)
    await rename(unfinished, path)
    return path
  }

  /**
   * @param name of a file in the store
   * @param folder to copy it to
   */
  async copyTo(name: string, folder: string): Promise<void> {
    await copyFile(join(this.#folder, name), join(folder, name), constants.COPYFILE_FICLONE)
  }

  /** @param keep the names of the files in use; all others are removed */
  async sweep(keep: ReadonlySet<string>): Promise<void> {
    await removeOthers(this.#folder, keep)
  }
}

/**
 * @param folder with files made from pictures; may be missing
 * @param keep the names of the picture files to keep; other files in the folder are kept too
 */
export async function removeOthers(folder: string, keep: ReadonlySet<string>): Promise<void> {
  const gone = (await namesOf(folder)).filter((name) => partsOf(name) && !keep.has(name))
  await Promise.all(gone.map((name) => rm(join(folder, name))))
}

/** The names in a folder; none if it is missing. */
const namesOf = async (folder: string): Promise<string[]> => (await unlessMissing(readdir(folder))) ?? []
