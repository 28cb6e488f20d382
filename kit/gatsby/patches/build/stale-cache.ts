import { existsSync } from "node:fs"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { unlessMissing } from "../../../content/files/errors"
import { isInStudio } from "../../../guard/guard"
import { siteColours } from "../../brand/brand"
import { cacheFolder, folderHash } from "../../cache"
import { isBuild } from "../../command"

const note = join(cacheFolder, "made-from")

/** The code that makes the site: not the owner's commands, nor the studio. */
const ofTheSite = ["src", "kit/language", "kit/cost", "kit/guard", "kit/content", "kit/gatsby"]

/**
 * What Gatsby's cache is made from besides the content: the code that reads it, the colours of generated pictures, the path prefix, which is part of
 * picture addresses, and the folder, whose path is in the keys of the cache.
 */
const ingredients = () =>
  `${process.cwd()} ${process.env.PATH_PREFIX ?? ""} ${folderHash(ofTheSite, ".ts")} ${Object.values(siteColours()).join("")}\n`

/**
 * The preview leaves things out of pages, such as their social cards; a build that reused those pages would lack them too. In the studio's preview texts carry
 * where they are written: its cache is for the studio alone.
 */
const markOf = (isOfStudio: boolean): string => (isOfStudio ? "studio\n" : isBuild() ? "" : "preview\n")

/**
 * Makes Gatsby drop its cache if it comes from other code or another folder, for another path prefix, or from a preview whose pages differ: Gatsby checks only
 * its plugins and settings, and would serve the outdated results. It drops a cache whose `public/` is missing.
 */
export async function dropStaleCache(isOfStudio = isInStudio): Promise<void> {
  const before = await noted()
  const isFresh = before === ingredients() + markOf(isOfStudio) || (!isOfStudio && before === ingredients())
  if (existsSync(cacheFolder) && !isFresh) await rm("public", { recursive: true, force: true })
}

/** Records what this build's cache is made from. The note goes into the cache, so Gatsby must have dropped the old one before. */
export async function recordCacheInputs(isOfStudio = isInStudio): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  await writeFile(note, ingredients() + markOf(isOfStudio))
}

const noted = async (): Promise<string> => (await unlessMissing(readFile(note, "utf8"))) ?? ""
