import { stat } from "node:fs/promises"
import { basename } from "node:path"
import { told } from "../../../content/sentences/sentences"
import { type Limits, limits, type SourceFiles } from "../candidate"
import { ImportRefusal } from "../format"
import { Allowance } from "./allowance"
import { decodeBytes } from "./decode-bytes"
import { openFile, openFolder } from "./folder"
import { damagedZip, isZip, openZip } from "./zip"

/** Files that can be read until they are closed. */
export interface OpenSource {
  readonly files: SourceFiles
  close(): void
}

/**
 * Opens what an owner wants to import. Nothing is unpacked to a disk, and nothing is written.
 *
 * @param path of a zip archive, a folder or a file
 * @param most what it may hold
 * @returns its files; to be closed after use
 * @throws ImportRefusal if there is no such file, or one that cannot be read
 */
export async function openSource(path: string, most: Limits = limits): Promise<OpenSource> {
  const allowance = new Allowance(path, most)
  const { close, ...files } = await opened(path, allowance)
  const text = async (file: string) => {
    const bytes = await files.read(file)
    allowance.text(file, bytes.length)
    return decodeBytes(bytes)
  }
  return { files: { ...files, text }, close: () => close?.() }
}

async function opened(path: string, allowance: Allowance) {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new ImportRefusal(told("import.noFile", { path }))
  if (found.isDirectory()) return openFolder(path, allowance)
  if (!found.isFile()) throw new ImportRefusal(told("import.neither", { path }))
  if (await isZip(path)) {
    const archive = await openZip(path, allowance)
    if (!archive.paths.some(isOfDocument)) return archive
    archive.close()
  } else if (/\.zip$/i.test(path)) throw damagedZip(basename(path))
  return openFile(path, allowance)
}

/** An office program's document is an archive of parts that say nothing on their own: it is one file. */
const isOfDocument = (part: string): boolean => /^(?:\[Content_Types\]\.xml|mimetype|Index\/Document\.iwa)$/.test(part)
