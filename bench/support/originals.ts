import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import sharp, { type Sharp } from "sharp"

/** gatsby-plugin-sharp's own (plugin-options.js); the site's queries ask for no other. */
const quality = 50

/** The originals of a site's pictures, found by what Gatsby puts into their addresses: `static/<MD5 of the original>/…`. */
export class Originals {
  readonly #byDigest: ReadonlyMap<string, Buffer>
  readonly #bytes = new Map<string, Promise<number>>()

  private constructor(byDigest: ReadonlyMap<string, Buffer>) {
    this.#byDigest = byDigest
  }

  /** @param folder with pictures, in subfolders too */
  static async in(folder: string): Promise<Originals> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const pictures = entries.filter((entry) => entry.isFile() && /\.(?:png|jpe?g|webp|avif)$/i.test(entry.name))
    const contents = await Promise.all(pictures.map((entry) => readFile(join(entry.parentPath, entry.name))))
    return new Originals(new Map(contents.map((content) => [md5(content), content])))
  }

  /**
   * @param file a picture of the site, by its path
   * @param built what is in it
   * @param width in device pixels, that it is shown at
   * @param shape its height over its width
   * @returns how many bytes sharp makes of its original for that width, if the original has as much
   * @throws an Error if the file is not what sharp makes with these settings for its own width: then the comparison would say nothing
   */
  async bytesFor(file: string, built: Buffer, width: number, shape: number): Promise<number> {
    const original = this.#byDigest.get(file.split("/")[1] ?? "")
    if (!original) throw new Error(`The original of ${file} is not in the data.`)
    const { width: widest = 0 } = await sharp(original).metadata()
    const { width: ownWidth = 0, height: ownHeight = 0 } = await sharp(built).metadata()
    const own = await this.#made(file, original, ownWidth, ownHeight)
    if (own !== built.length) {
      throw new Error(`${file} has ${built.length} bytes, but sharp makes ${own}: its settings are others.`)
    }
    const shown = Math.min(width, widest)
    return this.#made(file, original, shown, Math.round(shown * shape))
  }

  /** As gatsby-plugin-sharp does (process-file.js). */
  #made(file: string, original: Buffer, width: number, height: number): Promise<number> {
    const key = `${file} ${width} ${height}`
    const known = this.#bytes.get(key)
    if (known) return known
    const resized = sharp(original).rotate().resize(width, height, { position: sharp.strategy.attention, fit: "cover" })
    const bytes = inFormat(resized, extname(file))
      .toBuffer()
      .then(({ length }) => length)
    this.#bytes.set(key, bytes)
    return bytes
  }
}

function inFormat(picture: Sharp, ending: string): Sharp {
  if (ending === ".avif") return picture.avif({ quality })
  if (ending === ".webp") return picture.webp({ quality })
  if (ending === ".jpg") return picture.jpeg({ quality, progressive: true })
  if (ending === ".png") return picture.png({ quality, compressionLevel: 9, adaptiveFiltering: false })
  throw new Error(`The site has no pictures that end in ${ending}.`)
}

const md5 = (content: Buffer): string => createHash("md5").update(content).digest("hex")
