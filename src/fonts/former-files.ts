import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { fontFolder } from "../gatsby/webpack"
import { faces } from "./faces"

const ours = new RegExp(`^(?:${faces.map(({ name }) => name).join("|")})-.*\\.woff2$`)

/**
 * Removes the fonts of former builds from the finished site, which a warm build leaves there.
 *
 * @param site the folder of the finished site, such as public
 */
export async function removeFormerFonts(site: string): Promise<void> {
  // Every page's styles name all fonts.
  const home = await readFile(join(site, "index.html"), "utf8")
  const folder = join(site, fontFolder)
  const former = (await readdir(folder)).filter((file) => ours.test(file) && !home.includes(file))
  await Promise.all(former.map((file) => rm(join(folder, file))))
}
