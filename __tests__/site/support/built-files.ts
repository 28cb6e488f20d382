import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { builtFolder, type Owner, sample } from "../../../kit/dev/support/owners"

/**
 * @param ending of the files' names
 * @param owner whose site it is
 * @returns the paths of all files in `public/` with this ending, relative to it, except the fragments that Gatsby keeps for its next build
 */
export function builtFiles(ending: string, owner: Owner = sample): string[] {
  const folder = builtFolder(owner)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith("_gatsby"))
}

/** @returns the bytes of a file in `public/`. */
export const builtFile = (path: string, owner: Owner = sample): Buffer => readFileSync(join(builtFolder(owner), path))

/**
 * @param address of a file on an owner's site, on any host; if a required prefix is missing, no file is found
 * @returns its path in `public/`
 */
export const fileAt = (address: string, { prefix }: Owner): string =>
  relative(`${prefix}/`, decodeURIComponent(new URL(address).pathname))

/** @returns how many bytes a host would send, compressed with brotli at its best. */
export const brotliSize = (content: Buffer): number => brotliCompressSync(content).length
