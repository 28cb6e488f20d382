import { stat } from "node:fs/promises"
import { basename } from "node:path"
import { ImportRefusal } from "./format"
import { type Limits, limits } from "./offer"
import { Allowance } from "./source/allowance"
import { openFile, openFolder } from "./source/folder"
import type { OpenSource } from "./source/open-source"
import { damagedZip, isZip, openZip } from "./source/zip"

/**
 * Opens what an owner wants to import. Nothing is unpacked to a disk, and nothing is written.
 *
 * @param path of a zip archive, a folder or a file
 * @param most what it may hold
 * @returns its files; to be closed after use
 * @throws ImportRefusal if there is no such file, or one that cannot be read
 */
export async function openSource(path: string, most: Limits = limits): Promise<OpenSource> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new ImportRefusal(`There is no file or folder ${path}. Write the path of what you have downloaded.`)
  const allowance = new Allowance(path, most)
  if (found.isDirectory()) return openFolder(path, allowance)
  if (!found.isFile()) throw new ImportRefusal(`${path} is neither a file nor a folder.`)
  if (await isZip(path)) return openArchive(path, allowance)
  if (/\.zip$/i.test(path)) throw damagedZip(basename(path))
  return openFile(path, allowance)
}

/** An office program's document is an archive of parts that say nothing on their own: it is one file. */
async function openArchive(path: string, allowance: Allowance): Promise<OpenSource> {
  const archive = await openZip(path, allowance)
  if (!archive.files.paths.some((part) => /^(?:\[Content_Types\]\.xml|mimetype|Index\/Document\.iwa)$/.test(part)))
    return archive
  archive.close()
  return openFile(path, allowance)
}
