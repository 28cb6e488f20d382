import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"

const publicFolder = join(__dirname, "../../../public")

/** @returns the paths of all files in `public/` that end so, relative to it, but for the fragments that Gatsby keeps for its next build. */
export function builtFiles(ending: string): string[] {
  return readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name).slice(publicFolder.length + 1))
    .filter((path) => !path.startsWith("_gatsby"))
}

/** @returns the bytes of a file in `public/`. */
export const builtFile = (path: string): Buffer => readFileSync(join(publicFolder, path))

/** @returns how many bytes a host would send, compressed with brotli at its best. */
export const brotliSize = (content: Buffer): number => brotliCompressSync(content).length
