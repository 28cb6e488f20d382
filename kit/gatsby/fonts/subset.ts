import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import { create } from "fontkitten"
import subsetFont from "subset-font"
import { type Face, faces, featuresFor, weights } from "./faces"

/** One file of a font. */
export interface FontFile {
  readonly face: Face
  /** WOFF2. */
  readonly bytes: Buffer
  /** Its characters as code points, ascending. */
  readonly letters: readonly number[]
  /** Whether it has the characters that the font's first file lacks. */
  readonly further: boolean
}

/**
 * @param wanted code points that the site may show; if omitted, all that the fonts have
 * @returns for each font a file with its basic characters, and a further one for wanted characters that only the other source has. With only the wanted
 *   characters, weights and features; whole files if `wanted` is omitted
 */
export async function fontFiles(wanted?: ReadonlySet<number>): Promise<FontFile[]> {
  // Not this module's own `require`: Gatsby compiles the module into another folder, where that function does not exist.
  const { resolve } = createRequire(join(process.cwd(), "package.json"))
  const files: FontFile[] = []
  for (const face of faces) {
    const taken = new Set<number>()
    for (const [index, source] of face.sources.entries()) {
      const file = await naming(source, async () => {
        const whole = await readFile(resolve(source))
        const letters = lettersIn(whole).filter((letter) => !taken.has(letter) && (wanted?.has(letter) ?? true))
        const bytes = wanted && letters.length > 0 ? await subset(whole, letters) : whole
        return { face, bytes, letters, further: index > 0 }
      })
      for (const letter of file.letters) taken.add(letter)
      if (file.letters.length > 0) files.push(file)
    }
  }
  return files
}

/** Adds the font's name to errors: the font library does not mention it. */
async function naming<Result>(font: string, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task()
  } catch (error) {
    throw new Error(`The font ${font} cannot be read. Install the packages again: npm ci`, { cause: error })
  }
}

/** U+FFFF is not a character: it ends a list of characters (OpenType, `cmap` format 4). */
function lettersIn(font: Buffer): number[] {
  const read = create(font)
  if (!("characterSet" in read)) throw new Error("A font of kit/gatsby/fonts/faces.ts is a collection of fonts.")
  return [...new Set(read.characterSet)].filter((letter) => letter !== 0xffff).sort((one, other) => one - other)
}

const subset = (font: Buffer, letters: readonly number[]): Promise<Buffer> =>
  subsetFont(font, String.fromCodePoint(...letters), {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: featuresFor(letters),
  })
