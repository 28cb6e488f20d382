import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"

/**
 * The data of the built pages, those of a warm build too, which runs no query of a page that has not changed.
 *
 * @param built the folder of the built site
 * @returns the texts of the files from which Gatsby's router takes the pages' data
 */
export async function pageData(built: string): Promise<string[]> {
  const entries = await readdir(join(built, "page-data"), { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name === "page-data.json")
      .map((entry) => readFile(join(entry.parentPath, entry.name), "utf8")),
  )
}
