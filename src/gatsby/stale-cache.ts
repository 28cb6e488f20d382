import { existsSync } from "node:fs"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { errorCode } from "../content/check/error-code"
import { siteColours } from "../styles/colours"
import { folderHash } from "./folder-hash"

const cache = ".cache"
const memory = `${cache}/made-by`

/**
 * What goes into Gatsby's cache beside the content: the code that reads it, the colours of what is drawn, and the path prefix, which is in
 * the addresses of pictures.
 */
const maker = () => {
  const code = folderHash(["src"], ".ts")
  return `${process.env.PATH_PREFIX ?? ""} ${code} ${Object.values(siteColours()).join("")}\n`
}

/**
 * Lets Gatsby begin anew if its cache was made by other code than the site's of now, or for another path prefix: it would serve what they
 * made (seen with 5.16.1). Gatsby looks at its plugins and settings only, but it drops a cache that has lost its `public/`.
 */
export async function dropStaleCache(): Promise<void> {
  if (existsSync(cache) && (await lastMaker()) !== maker()) await rm("public", { recursive: true, force: true })
}

/** Notes by whom the cache is made. To be called when Gatsby has dropped what it wanted to drop. */
export async function rememberMaker(): Promise<void> {
  await mkdir(cache, { recursive: true })
  await writeFile(memory, maker())
}

async function lastMaker(): Promise<string> {
  try {
    return await readFile(memory, "utf8")
  } catch (error) {
    if (errorCode(error) === "ENOENT") return ""
    throw error
  }
}
