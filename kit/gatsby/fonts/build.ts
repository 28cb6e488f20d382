import { createHash } from "node:crypto"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { join } from "node:path"
import type { Reporter } from "gatsby"
import { unlessMissing } from "../../content/files/errors"
import { cacheFolder, folderHash } from "../cache"
import { fontFolder } from "../patches/build/webpack"
import { faces, weights } from "./faces"
import { type Letters, lettersOf, missingLetters } from "./letters"
import { type FontFile, fontFiles } from "./subset"

/** The folder from which webpack loads the fonts as the module site-fonts: faces.css, index.js with the list of the files, and the files. */
export const fontsFolder = join(cacheFolder, "fonts")

/** The record of the fonts: a hash of what they are made from, and the code points of the content that each family has. */
interface Note {
  readonly madeFrom: string
  readonly had: Readonly<Record<string, readonly number[]>>
}

const note = join(fontsFolder, "note.json")

/**
 * Makes the fonts of a built site, with only the characters that the content in data/ uses, and warns of characters that the fonts lack. Does nothing if the
 * characters and the code are those of the last build.
 *
 * @param reporter Gatsby's
 */
export async function makeFonts(reporter: Reporter): Promise<void> {
  const letters = await lettersOf("data")
  const madeFrom = ingredientsOf(letters)
  const known = await readNote()
  const had = known?.madeFrom === madeFrom ? known.had : await make(letters, madeFrom)
  const sets = Object.fromEntries(Object.entries(had).map(([family, points]) => [family, new Set(points)]))
  const line = missingLetters(letters, sets)
  if (line) reporter.warn(line)
}

/** Copies the complete fonts for the development server, so that every character an owner types has a glyph. */
export async function copyFonts(): Promise<void> {
  await write(await fontFiles())
}

async function make(letters: Letters, madeFrom: string): Promise<Note["had"]> {
  const files = await fontFiles(new Set([...letters.keys()].map((letter) => letter.codePointAt(0) ?? 0)))
  await write(files)
  const had: Record<string, number[]> = {}
  for (const { face, letters: points } of files) had[face.family] = [...(had[face.family] ?? []), ...points]
  await writeFile(note, JSON.stringify({ madeFrom, had } satisfies Note))
  return had
}

/** @returns a hash of everything the fonts depend on: the characters, this code, and the versions of the packages used */
function ingredientsOf(letters: Letters): string {
  const hash = createHash("sha256").update([...letters.keys()].sort().join(""))
  return hash
    .update(folderHash(["kit/gatsby/fonts"], ".ts"))
    .update(versions())
    .digest("hex")
}

function versions(): string {
  const require = createRequire(join(process.cwd(), "package.json"))
  const packages = ["subset-font", "@fontsource-variable/besley", "@fontsource-variable/public-sans"]
  return packages.map((name) => (require(`${name}/package.json`) as { version: string }).version).join()
}

async function readNote(): Promise<Note | undefined> {
  const text = await unlessMissing(readFile(note, "utf8"))
  return text === undefined ? undefined : (JSON.parse(text) as Note)
}

async function write(files: readonly FontFile[]): Promise<void> {
  await rm(fontsFolder, { recursive: true, force: true })
  await mkdir(fontsFolder, { recursive: true })
  await Promise.all(files.map((file) => writeFile(join(fontsFolder, fontFileName(file)), file.bytes)))
  await writeFile(join(fontsFolder, "faces.css"), faceRules(files))
  await writeFile(join(fontsFolder, "index.js"), fontList(files))
}

const ours = new RegExp(`^(?:${faces.map(({ name }) => name).join("|")})-.*\\.woff2$`)

/**
 * Removes the fonts of earlier builds from the finished site, where a warm build leaves them.
 *
 * @param site the folder of the finished site, such as public
 */
export async function removeFormerFonts(site: string): Promise<void> {
  // Every page's styles reference all fonts.
  const home = await readFile(join(site, "index.html"), "utf8")
  const folder = join(site, fontFolder)
  const former = (await readdir(folder)).filter((file) => ours.test(file) && !home.includes(file))
  await Promise.all(former.map((file) => rm(join(folder, file))))
}

/** @returns the name of a font's file; webpack adds the hash of its content */
const fontFileName = ({ face, further }: FontFile): string => `${face.name}${further ? "-further" : ""}.woff2`

/**
 * A further file has a unicode-range of its own characters, and comes after the font's first file, because the last rule for a character wins (CSS Fonts 4,
 * section 4.5).
 *
 * @param files of all fonts
 * @returns the CSS that assigns the files to the families
 */
export const faceRules = (files: readonly FontFile[]): string =>
  files
    .map((file) => {
      const range = file.further ? `\n  unicode-range: ${unicodeRange(file.letters)};` : ""
      return `@font-face {
  font-family: "${file.face.family}";
  src: url("./${fontFileName(file)}") format("woff2");
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;${range}
}
`
    })
    .join("\n")

/**
 * @param files of all fonts
 * @returns a module with the list `siteFonts` (src/types.d.ts): each file's address, its family, and the characters of a further file
 */
export function fontList(files: readonly FontFile[]): string {
  const imports = files.map((file, index) => `import file${index} from "./${fontFileName(file)}"`)
  const entries = files.map(({ face, further, letters }, index) => {
    const only = further ? `, only: ${JSON.stringify(String.fromCodePoint(...letters))}` : ""
    return `  { address: file${index}, family: ${JSON.stringify(face.family)}${only} },`
  })
  return `${[...imports, "export const siteFonts = [", ...entries, "]"].join("\n")}\n`
}

/** @returns ascending code points in CSS syntax: U+104-107, U+119 */
function unicodeRange(points: readonly number[]): string {
  const runs: Array<[first: number, last: number]> = []
  for (const point of points) {
    const run = runs.at(-1)
    if (run?.[1] === point - 1) run[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ")
}
