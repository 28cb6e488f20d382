import { createHash } from "node:crypto"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { isGuide } from "../contract/data-paths"
import { importLedger } from "../contract/files"
import { dataFolder, isLeftOut, readBytes } from "./data-folder"

/** The file in a built site that records which content it was built from: `{ "content": "<the version>" }`. */
export const contentVersionFile = "content-version.json"

/** @returns whether a file within data/ counts towards the content's version: everything that the site is made of does */
export const isVersioned = (file: string): boolean =>
  !isGuide(file) && file !== importLedger.path && !file.split("/").some(isLeftOut)

/**
 * @param file within data/
 * @param bytes of the file
 * @returns its digest; a text file has the same one with Windows line breaks, which git may write
 */
export function fileDigest(file: string, bytes: Buffer): string {
  const same = /\.(?:json|md|svg)$/i.test(file)
    ? Buffer.from(bytes.toString("latin1").replaceAll("\r\n", "\n"), "latin1")
    : bytes
  return createHash("sha256").update(same).digest("hex")
}

/**
 * @param digests of all files that count (see `isVersioned`), by path within data/
 * @returns the content's version: the same for the same content, no matter when or by what the files were written
 */
export function computeVersion(digests: ReadonlyMap<string, string>): string {
  const lines = [...digests].map(([file, digest]) => `${file.normalize()}\0${digest}\n`).sort()
  return createHash("sha256").update(lines.join("")).digest("hex")
}

/**
 * @param data the content folder
 * @returns the version of its present content
 */
export async function computeFolderVersion(data: string): Promise<string> {
  const folder = await dataFolder(data)
  const digests = new Map<string, string>()
  for (const file of folder?.files.filter(isVersioned) ?? [])
    if (folder) digests.set(file, fileDigest(file, await readBytes(folder, file)))
  return computeVersion(digests)
}

/** Writes the content's version into a built site, so that the studio can check whether a host serves what was published. */
export async function writeContentVersion(built: string): Promise<void> {
  await writeFile(
    join(built, contentVersionFile),
    `${JSON.stringify({ content: await computeFolderVersion("data") })}\n`,
  )
}
