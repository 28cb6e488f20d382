import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { computeVersion, fileDigest, isVersioned } from "../../content/files/content-version"

/** The file with the hash of the sample content, which `npm run kit -- generate` writes. */
export const sampleHashFile = join(__dirname, "sample.sha256")

/**
 * @param data a folder of content
 * @returns the version of its content
 */
export function hashOfContent(data: string): string {
  const files = readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(data, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter(isVersioned)
  return computeVersion(new Map(files.map((file) => [file, fileDigest(file, readFileSync(join(data, file)))])))
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
