import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * @param folder where the site's CSS is, with its subfolders
 * @returns a hash of all CSS there, which changes when any of it does
 */
export function stylesHash(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"))
  const hash = createHash("sha256")
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest("hex")
}
