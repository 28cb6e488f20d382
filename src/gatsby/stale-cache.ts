import { existsSync } from "node:fs"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { errorCode } from "../content/check/error-code"
import { siteColours } from "../styles/brand"
import { cacheFolder, folderHash } from "./cache"

const note = join(cacheFolder, "made-from")

/**
 * What Gatsby's cache is made from beside the content: the code that reads it, the colours of what is drawn, and the path prefix, which is in
 * the addresses of pictures.
 */
const ingredients = () =>
  `${process.env.PATH_PREFIX ?? ""} ${folderHash(["src"], ".ts")} ${Object.values(siteColours()).join("")}\n`

/**
 * Has Gatsby drop its cache if other code than today's made it, or if it is for another path prefix: Gatsby looks at its plugins and settings
 * only, and would serve what that code made. It drops a cache whose `public/` is gone.
 */
export async function dropStaleCache(): Promise<void> {
  if (existsSync(cacheFolder) && (await noted()) !== ingredients()) await rm("public", { recursive: true, force: true })
}

/** Notes what the cache of this build is made from. It goes into the cache, so Gatsby must have dropped the old one before. */
export async function noteIngredients(): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(note, ingredients())
}

async function noted(): Promise<string> {
  try {
    return await readFile(note, "utf8")
  } catch (error) {
    if (errorCode(error) === "ENOENT") return ""
    throw error
  }
}
