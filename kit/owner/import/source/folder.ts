import { readdir, readFile, realpath, stat } from "node:fs/promises"
import { basename, dirname, join, posix, resolve, sep } from "node:path"
import { isPicture } from "../../../content/pictures/slots"
import { told } from "../../../content/sentences/sentences"
import { ImportRefusal } from "../format"
import { type Allowance, isLeftOutOfSources, type RawFiles } from "./allowance"

/**
 * @param path of a folder
 * @param allowance of bytes and files
 * @returns its files
 * @throws ImportRefusal if it has too many, or a symbolic link that leads outside
 */
export async function openFolder(path: string, allowance: Allowance): Promise<RawFiles> {
  const name = basename(resolve(path))
  const root = await realpath(path)
  const paths: string[] = []
  await list(root, "", { name, root, paths, allowance })
  return { name, paths: paths.sort(), read: (file) => readWithin(root, file, allowance) }
}

/**
 * @param path of a file
 * @param allowance of bytes and files
 * @returns the file, then the pictures beside it, which it may name
 */
export async function openFile(path: string, allowance: Allowance): Promise<RawFiles> {
  const folder = await realpath(dirname(path))
  const beside = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && isPicture(entry.name) && entry.name !== basename(path))
    .map((entry) => entry.name)
  const paths = [basename(path), ...beside.sort()]
  return { name: basename(path), paths, read: (file) => readWithin(folder, file, allowance) }
}

interface Listing {
  readonly name: string
  readonly root: string
  readonly paths: string[]
  readonly allowance: Allowance
}

async function list(folder: string, within: string, listing: Listing): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = posix.join(within, entry.name)
    if (isLeftOutOfSources(entry.name)) continue
    if (entry.isDirectory()) await list(join(folder, entry.name), path, listing)
    else if (
      entry.isFile() ||
      (entry.isSymbolicLink() && (await isFileInside(join(folder, entry.name), path, listing)))
    )
      listing.paths.push(path)
    listing.allowance.files(listing.paths.length)
  }
}

/** A link to a folder inside is left out: its files are listed where they are. */
async function isFileInside(link: string, path: string, { name, root }: Listing): Promise<boolean> {
  const target = await realpath(link).catch(() => undefined)
  if (target === undefined) return false
  if (!target.startsWith(root + sep)) throw new ImportRefusal(told("import.folder.link", { path, name }))
  return (await stat(target)).isFile()
}

async function readWithin(root: string, path: string, allowance: Allowance): Promise<Buffer> {
  const file = join(root, path)
  allowance.take(path, (await stat(file)).size)
  return readFile(file)
}
