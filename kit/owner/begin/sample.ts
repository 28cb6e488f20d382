import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, extname, join } from "node:path"

/** The file with the hash of the sample content, which `npm run kit -- generate` writes. */
export const sampleHashFile = join(__dirname, "sample.sha256")

const texts = [".json", ".md", ".svg"]

/** Excludes documents about the content, and files left by editors and systems. */
const isContent = (name: string) => !/^(?:README|REFERENCE)\.md$/.test(name) && !/(?:^|[\\/])\./.test(name)

/**
 * @param data a folder of content
 * @returns a hash of all its files with their names; ignores line endings, which git may change
 */
export function hashOfContent(data: string): string {
  const hash = createHash("sha256")
  const files = readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(data, "/").length))
    .filter(isContent)
  for (const file of files.sort()) {
    const bytes = readFileSync(join(data, file))
    const content = texts.includes(extname(file)) ? bytes.toString("utf8").replaceAll("\r\n", "\n") : bytes
    hash.update(`${file.replaceAll("\\", "/")}\0`).update(createHash("sha256").update(content).digest())
  }
  return hash.digest("hex")
}

/**
 * Any change of a word makes it other content, which nothing may replace.
 *
 * @param data a folder of content
 * @returns whether it is the kit's sample
 */
export const isSample = (data: string): boolean => hashOfContent(data) === readFileSync(sampleHashFile, "utf8").trim()

/** The name of the folder beside data/ that keeps the sample where there is no repository. */
export const keptName = "sample-data"

/** @returns the path of that folder */
export const placeOfSample = (data: string): string => join(dirname(data), keptName)

/** @returns whether there is something at that path */
export const isPlaceTaken = (data: string): boolean => existsSync(placeOfSample(data))
