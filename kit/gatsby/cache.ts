import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Gatsby's cache folder. Our files in it are deleted with it, when Gatsby drops its cache or by `gatsby clean`. */
export const cacheFolder = ".cache"

/**
 * @param folders searched with their subfolders
 * @param ending of the files to include
 * @returns a hash of their names and contents, without tests
 */
export function folderHash(folders: readonly string[], ending: string): string {
  const hash = createHash("sha256")
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (path) => path.endsWith(ending) && !path.includes("__tests__"),
    )
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest("hex")
}
