import { readdir, readFile } from "node:fs/promises"
import { join, relative, sep } from "node:path"

/** The files of a built site, by their paths in it, such as `blog/index.html`. */
export type SiteFiles = ReadonlyMap<string, Buffer>

/**
 * @param folder with a built site
 * @returns all files that a host would serve, in memory
 * @throws an Error if there is no site
 */
export async function readSite(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    // Gatsby keeps page fragments there for its next build.
    .filter((path) => !path.startsWith("_gatsby/"))
  if (!paths.includes("index.html")) throw new Error(`There is no site in ${folder}. Build it first: npm run build.`)
  const files = await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const))
  return new Map(files)
}

/**
 * @param files of a site
 * @returns the addresses of its pages, ordered by depth; without the 404 page
 */
export function routesOf(files: SiteFiles): string[] {
  const depth = (route: string) => route.split("/").length
  return [...files.keys()]
    .filter((path) => /(?:^|\/)index\.html$/.test(path))
    .map((path) => `/${path.slice(0, -"index.html".length)}`)
    .filter((route) => route !== "/404/")
    .sort((a, b) => depth(a) - depth(b) || a.localeCompare(b))
}
