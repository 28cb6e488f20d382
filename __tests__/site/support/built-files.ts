import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { type Owner, sample } from "./owners"

const publicFolder = (owner: Owner) => join(owner.folder, "public")

/**
 * @param ending of the files' names
 * @param owner whose site it is
 * @returns the paths of all files in `public/` that end so, relative to it, but for the fragments that Gatsby keeps for its next build
 */
export function builtFiles(ending: string, owner: Owner = sample): string[] {
  const folder = publicFolder(owner)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith("_gatsby"))
}

/** @returns the bytes of a file in `public/`. */
export const builtFile = (path: string, owner: Owner = sample): Buffer => readFileSync(join(publicFolder(owner), path))

/** @returns how many bytes a host would send, compressed with brotli at its best. */
export const brotliSize = (content: Buffer): number => brotliCompressSync(content).length
