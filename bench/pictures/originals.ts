import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { pictureExtensions } from "../../src/content/contract/rules/texts"
import { partsOf } from "../../src/pictures/address"
import { encode, isDrawn, type Recipe } from "../../src/pictures/encode"
import { sourceFinder } from "../../src/pictures/originals"
import type { Source } from "../../src/pictures/store"

/** The originals of a site's pictures, found by the names of the files that were made of them. */
export class Originals {
  private readonly bytes = new Map<string, Promise<number>>()

  private constructor(private readonly sourceOf: (name: string) => Source | undefined) {}

  /** @param folder with pictures, in subfolders too */
  static async in(folder: string): Promise<Originals> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile() && pictureExtensions.includes(extname(entry.name).slice(1).toLowerCase()))
      .map((entry) => join(entry.parentPath, entry.name))
    return new Originals(
      sourceFinder(
        // As gatsby-source-filesystem hashes a file.
        await Promise.all(
          paths.map(async (absolutePath) => ({ absolutePath, digest: md5(await readFile(absolutePath)) })),
        ),
      ),
    )
  }

  /**
   * @param file a picture of the site, by its path
   * @param built what is in it
   * @param width in device pixels, that it is shown at
   * @returns how many bytes the site's own settings make of its original for that width, if the original has as much
   * @throws an Error if the file is not what these settings make for its own width: then the comparison would say nothing
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
   * @returns what it is made of, and how
   */
  private async recipeOf(name: string): Promise<{ original: Buffer; recipe: Recipe }> {
    const [parts, source] = [partsOf(name), this.sourceOf(name)]
    if (!parts || !source) throw new Error(`The original of ${name} is not in the data.`)
    const original = await readFile(source.path)
    return { original, recipe: { ...parts, shape: source.shape, drawn: await isDrawn(original) } }
  }
}

const md5 = (content: Buffer): string => createHash("md5").update(content).digest("hex")
