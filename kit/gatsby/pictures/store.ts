import { createHash } from "node:crypto"
import { constants } from "node:fs"
import { access, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { errorCode, unlessMissing } from "../../content/files/errors"
import { fileName, type NameParts, partsOf, type Shape } from "../../content/pictures/slots"
import { pictureNamePrefix } from "./address"
import { encode, isDrawn, type Recipe } from "./encode"

/** The source of a file: an owner's picture, and the shape to which it is cropped. */
export interface Source {
  readonly path: string
  readonly shape: Shape | undefined
}

/** One of the owner's pictures as it was read. */
interface Picture {
  readonly content: Buffer
  /** Its MD5, like Gatsby's. */
  readonly digest: string
}

/**
 * @param path of one of the owner's pictures
 * @returns a function that reads it at the first call only: several files in a row are made from it
 */
export function pictureReader(path: string): () => Promise<Picture> {
  let reading: Promise<Picture> | undefined
  const read = async () => {
    const content = await readFile(path)
    return { content, digest: createHash("md5").update(content).digest("hex") }
  }
  return () => {
    reading ??= read()
    return reading
  }
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
  /** The name of a file with each content, made or being made: files of equal pictures differ only in the names. */
  #files: Promise<Map<string, Promise<string>>> | undefined
  /** Whether each picture is drawn, by its digest, so that each is analysed once. */
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
   * @param read reads the source's picture, if the file has to be made
   * @returns the path of the file, which is made if it is missing; each content is made only once, also by concurrent calls and for equal pictures
   * @throws PictureChanged if the picture has another content by now: stored under this name, it would be shown when the former one comes back
   */
  async path(name: string, { path: original, shape }: Source, read = pictureReader(original)): Promise<string> {
    const path = join(this.#folder, name)
    if (await this.has(name)) return path
    const parts = partsOf(name)
    if (!parts) throw new Error(`${name} is not the name of a file that is made of a picture.`)
    const picture = await read()
    const start = pictureNamePrefix({ absolutePath: original, digest: picture.digest }, shape)
    if (start !== parts.start) throw new PictureChanged(original, fileName(start, parts.width, parts.format))
    this.#files ??= this.filesByContent()
    const files = await this.#files
    const same = files.get(withoutName(name, parts))
    const making = this.make(name, picture, { ...parts, shape }, same)
    files.set(withoutName(name, parts), making)
    await making
    return path
  }

  private async filesByContent(): Promise<Map<string, Promise<string>>> {
    const names = await namesOf(this.#folder)
    return new Map(
      names.flatMap((name) => {
        const parts = partsOf(name)
        return parts ? [[withoutName(name, parts), Promise.resolve(name)]] : []
      }),
    )
  }

  /** @param same the name of a file with the same content, if one was made */
  private async make(
    name: string,
    { content, digest }: Picture,
    parts: Omit<Recipe, "drawn">,
    same: Promise<string> | undefined,
  ): Promise<string> {
    // If it could not be made, this attempt has the error.
    const made = await same?.catch(() => undefined)
    // Atomic, because an existing file is never made again.
    const unfinished = join(this.#folder, `.${process.pid}-${name}`)
    if (made !== undefined && (await this.has(made))) await copyFile(join(this.#folder, made), unfinished)
    else {
      const drawn = this.#drawn.get(digest) ?? isDrawn(content)
      this.#drawn.set(digest, drawn)
      const file = await encode(content, { ...parts, drawn: await drawn })
      await mkdir(this.#folder, { recursive: true })
      await writeFile(unfinished, file)
    }
    await rename(unfinished, join(this.#folder, name))
    return name
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

/** The part of a file's name that determines its content: without the name of the picture. */
const withoutName = (file: string, { name }: NameParts): string => (name ? file.slice(name.length + 1) : file)
