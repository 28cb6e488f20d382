import { readdir, readFile, stat } from "node:fs/promises"
import { homedir } from "node:os"
import { basename, dirname, join } from "node:path"
import sharp, { type Metadata, type Sharp } from "sharp"
import { pictureFileDiagnostics } from "../../content/check/pictures/picture-file"
import { type DiagnosticMessage, isError } from "../../content/diagnostic/diagnostic"
import { errorCode, isMissing } from "../../content/files/errors"
import { isPicture, type PictureRequirements } from "../../content/pictures/slots"
import { say } from "../../content/sentences/sentences"
import { closestMatch } from "../../language/closest-match"
import { slugOf } from "../../language/slug"

/** In pixels. No page shows a larger picture, even on a high-density screen. */
const maxSide = 2400

/** A picture, ready to be written to data/. */
export interface PictureCopy {
  readonly bytes: Buffer
  /** The file extension, without a dot. */
  readonly ending: string
}

/**
 * @param written a path as typed or dropped into the terminal
 * @returns the path without quotes and with ~/ expanded
 */
export function expandedPath(written: string): string {
  const bare = written.trim().replace(/^(["'])(.*)\1$/, "$2")
  return bare.startsWith("~/") ? join(homedir(), bare.slice(2)) : bare
}

/**
 * @param path of a picture anywhere on this disk
 * @param requirements of its slots
 * @returns the check's first error; undefined if it can be copied
 */
export async function sourceDiagnostic(
  path: string,
  requirements: PictureRequirements,
): Promise<DiagnosticMessage | undefined> {
  const missing = await missingDiagnostic(path)
  if (missing) return missing
  const [error] = (await pictureFileDiagnostics(path, requirements)).filter(isError)
  // A format that the site cannot use is not an error if sharp reads it: the copy has another format.
  return error?.code === "picture-kind" && (await isReadable(path)) ? undefined : error
}

/**
 * Makes a copy of a picture for the site: upright, in sRGB, without metadata, at most 2400 pixels on its longer side.
 *
 * @param path of a picture that sourceDiagnostic accepts
 * @returns the copy
 */
export async function copyPicture(path: string): Promise<PictureCopy> {
  // Read here, not by sharp, which caches by file name and would not notice a changed file.
  const source = sharp(await readFile(path), { failOn: "error" })
  const { format, compression, hasAlpha } = await source.metadata()
  // By default, sharp drops all metadata and applies an embedded colour profile.
  const upright = source
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
  const { image, ending } = encoded(upright, { format, compression, hasAlpha })
  return { bytes: await image.toBuffer(), ending }
}

function encoded(
  image: Sharp,
  { format, compression, hasAlpha }: Pick<Metadata, "format" | "compression" | "hasAlpha">,
) {
  // No difference is visible at these qualities; the site's pictures are made from the copy.
  if (format === "jpeg") return { image: image.jpeg({ quality: 92, chromaSubsampling: "4:4:4" }), ending: "jpg" }
  if (format === "webp") return { image: image.webp({ quality: 92 }), ending: "webp" }
  // AVIF is a kind of HEIF, and the only one that sharp reads.
  if (format === "heif" && compression === "av1") return { image: image.avif({ quality: 75 }), ending: "avif" }
  // Graphics and transparent pictures stay sharp as PNG.
  const drawn = format === "png" || format === "gif" || format === "svg" || hasAlpha
  if (drawn) return { image: image.png({ compressionLevel: 9 }), ending: "png" }
  return { image: image.jpeg({ quality: 92, chromaSubsampling: "4:4:4" }), ending: "jpg" }
}

async function isReadable(path: string): Promise<boolean> {
  try {
    await copyPicture(path)
    return true
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}

async function missingDiagnostic(path: string): Promise<DiagnosticMessage | undefined> {
  try {
    if ((await stat(path)).isFile()) return undefined
    return { ...say("command.folder"), code: "picture-missing" }
  } catch (error) {
    if (!isMissing(error)) throw error
    return { ...say("command.noPicture", { meant: await nearby(path) }), code: "picture-missing" }
  }
}

async function nearby(path: string): Promise<string | undefined> {
  try {
    const names = await readdir(dirname(path))
    return closestMatch(basename(path), names.filter(isPicture))
  } catch (error) {
    if (isMissing(error) || errorCode(error) === "EACCES") return undefined
    throw error
  }
}

/** In characters: long enough for any title that fits, short enough for every file system. */
const maxNameLength = 80

/**
 * @param words candidates for the picture's name, the best first
 * @param fallback a valid name, for titles without a letter from a to z
 * @param language of the words
 * @returns the name in kebab-case, without extension
 */
export function pictureStem(words: readonly unknown[], fallback: string, language: string | undefined): string {
  const slugs = words.map((word) => (typeof word === "string" ? slugOf(word, language) : ""))
  const slug = slugs.find((found) => found !== "") ?? fallback
  if (slug.length <= maxNameLength) return slug
  const cut = slug.slice(0, maxNameLength + 1)
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, maxNameLength)
}

/**
 * @param stem a name without extension
 * @param taken the names of existing files
 * @returns the stem, with a number if a file already has it. Extension and case do not count: names that differ only in them would be confused
 */
export function freeStem(stem: string, taken: readonly string[]): string {
  const stems = new Set(taken.map((name) => name.toLowerCase().replace(/\.[^.]*$/, "")))
  let free = stem
  for (let number = 2; stems.has(free); number++) free = `${stem}-${number}`
  return free
}
