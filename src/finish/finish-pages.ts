import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { piecesFolder } from "../gatsby/built-site"
import { startLate } from "./late-scripts"
import { edited, tagsOf } from "./page"
import { formOrigins, policyEdit } from "./security-policy"

/**
 * Does what Gatsby's hooks cannot do to the pages, because Gatsby puts its scripts in when they are over: the scripts start late, and each
 * page has its security policy. Each page is read, parsed and written once.
 *
 * @param folder with the built site
 * @throws an Error that names the page which has not what is expected of it
 */
export async function finishPages(folder: string): Promise<void> {
  const pages = await Promise.all(
    (await finishedPages(folder)).map(async (path) => {
      const html = await readFile(path, "utf8")
      return { path, html, ...inPage(path, () => startLate(tagsOf(html))) }
    }),
  )
  const origins = [...new Set(pages.flatMap(({ tags }) => formOrigins(tags)))].sort()
  const files = new Map(pages.flatMap(({ files }) => files))
  await Promise.all([
    ...[...files].map(([name, text]) => writeFile(join(folder, name), text)),
    ...pages.map(({ path, html, tags, edits }) => {
      const policy = inPage(path, () => policyEdit(tags, origins))
      return writeFile(path, edited(html, [...edits, policy]))
    }),
  ])
}

function inPage<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw new Error(`${path} has ${error instanceof Error ? error.message : String(error)}.`, { cause: error })
  }
}

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
