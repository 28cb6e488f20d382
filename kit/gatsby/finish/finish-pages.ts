import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fragmentsFolder } from "../patches/build/built-site"
import { deferScripts } from "./defer-scripts"
import { applyEdits, tagsOf } from "./edit-page"
import { addSecurityPolicy, formOrigins } from "./security-policy"

/**
 * Does what Gatsby's hooks cannot, because Gatsby inserts its scripts after them: makes the scripts start late, and gives each page its security policy, which
 * need not allow the router's style. Each page is read, parsed and written once.
 *
 * @param folder with the built site
 * @throws an Error that names the page that lacks something expected
 */
export async function finishPages(folder: string): Promise<void> {
  const pages = await Promise.all(
    (await finishedPages(folder)).map(async (path) => {
      const html = (await readFile(path, "utf8")).replace(routersStyle, "")
      return { path, html, ...inPage(path, () => deferScripts(tagsOf(html))) }
    }),
  )
  const origins = [...new Set(pages.flatMap(({ tags }) => formOrigins(tags)))].sort()
  const files = new Map(pages.flatMap(({ files }) => files))
  await Promise.all([
    ...[...files].map(([name, text]) => writeFile(join(folder, name), text)),
    ...pages.map(({ path, html, tags, edits }) => {
      const policy = inPage(path, () => addSecurityPolicy(tags, origins))
      return writeFile(path, applyEdits(html, [...edits, policy]))
    }),
  ])
}

/** src/styles/global.css says the same. */
const routersStyle = / style="outline:none"(?= tabindex="-1" id="gatsby-focus-wrapper")/

function inPage<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw new Error(`${path} has ${error instanceof Error ? error.message : String(error)}.`, { cause: error })
  }
}

/**
 * @param folder with the built site
 * @returns the paths of its pages' files, starting with the folder's path
 */
export async function finishedPages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(folder, fragmentsFolder)))
}
