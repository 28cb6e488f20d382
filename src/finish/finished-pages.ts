import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { piecesFolder } from "../gatsby/built-site"

/**
 * @param folder with the built site
 * @returns the paths of its pages' files, from the same place as the folder's
 */
export async function finishedPages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(folder, piecesFolder)))
}
