import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { isGuide } from "../content/contract/data-paths"
import { isLeftOut } from "../content/files/data-folder"

/** The file with the hash of the sample content, which `npm run kit -- generate` writes. */
export const sampleHashFile = join(__dirname, "sample.sha256")

/** @returns whether a file within data/ counts towards the hash: everything from which the site is built does */
const isHashed = (file: string): boolean => !isGuide(file) && !file.split("/").some(isLeftOut)

/** A text file has the same digest with Windows line breaks, which git may write. */
function fileDigest(file: string, bytes: Buffer): string {
  const same = /\.(?:json|md|svg)$/i.test(file)
    ? Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1")
    : bytes
  return createHash("sha256").update(same).digest("hex")
}

/**
 * @param data a folder of content
 * @returns the hash of its content: the same for the same content, no matter when or by what the files were written
 */
export function hashOfContent(data: string): string {
  const files = readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(data, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter(isHashed)
  const lines = files.map((file) => `${file.normalize()}\0${fileDigest(file, readFileSync(join(data, file)))}\n`)
  return createHash("sha256").update(lines.sort().join("")).digest("hex")
}

/**
 * Once a single word has changed, it is the owner's content, and nothing may replace it.
 *
 * @param data a folder of content
 * @returns whether it is the kit's sample
 */
export const isSample = (data: string): boolean => hashOfContent(data) === readFileSync(sampleHashFile, "utf8").trim()

/** The name of the folder beside data/ that keeps the sample if there is no repository. */
export const keptName = "sample-data"

/** @returns the path of that folder */
export const placeOfSample = (data: string): string => join(dirname(data), keptName)

/** @returns whether there is something at that path */
export const isPlaceTaken = (data: string): boolean => existsSync(placeOfSample(data))
