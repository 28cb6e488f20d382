import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { partsOf, pictureExtensions } from "../../../content/pictures/slots"
import { encode, isDrawn, type Recipe } from "../../../gatsby/pictures/encode"
import { sourceFinder } from "../../../gatsby/pictures/originals"
import type { Source } from "../../../gatsby/pictures/store"

/** The originals of a site's pictures, by the names of the files made from them. */
export class Originals {
  private readonly bytes = new Map<string, Promise<number>>()

  private constructor(private readonly sourceOf: (name: string) => Source | undefined) {}

  /** @param folder with pictures, including subfolders */
  static async in(folder: string): Promise<Originals> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile() && pictureExtensions.includes(extname(entry.name).slice(1).toLowerCase()))
      .map((entry) => join(entry.parentPath, entry.name))
    return new Originals(
      sourceFinder(
        // The same hash as gatsby-source-filesystem's.
        await Promise.all(
          paths.map(async (absolutePath) => ({ absolutePath, digest: md5(await readFile(absolutePath)) })),
        ),
      ),
    )
  }

  /**
   * @param file the path of a picture file of the site
   * @param built its content
   * @param width at which it is shown, in device pixels
   * @returns the number of bytes that the site's own settings make of its original for that width, provided that the original is that wide
   * @throws an Error if these settings do not reproduce the file at its own width: the comparison would be meaningless
   */
  async bytesFor(file: string, built: Buffer, width: number): Promise<number> {
    const name = file.split("/").at(-1) ?? ""
    const own = await this.made(name, partsOf(name)?.width ?? 0)
    if (own !== built.length) {
      throw new Error(`${file} has ${built.length} bytes, but its original gives ${own}: its settings are others.`)
    }
    return this.made(name, width)
  }

  private made(name: string, width: number): Promise<number> {
    const key = `${name} ${width}`
    const bytes = this.bytes.get(key) ?? this.make(name, width)
    this.bytes.set(key, bytes)
    return bytes
  }

  private async make(name: string, width: number): Promise<number> {
    const { original, recipe } = await this.recipeOf(name)
    return (await encode(original, { ...recipe, width })).length
  }

  /**
   * @param name of a file of the site
   * @returns its original, and how it is made
   */
  private async recipeOf(name: string): Promise<{ original: Buffer; recipe: Recipe }> {
    const [parts, source] = [partsOf(name), this.sourceOf(name)]
    if (!parts || !source) throw new Error(`The original of ${name} is not in the data.`)
    const original = await readFile(source.path)
    return { original, recipe: { ...parts, shape: source.shape, drawn: await isDrawn(original) } }
  }
}

const md5 = (content: Buffer): string => createHash("md5").update(content).digest("hex")
