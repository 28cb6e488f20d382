import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, extname, join, relative, sep } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { serveSite } from "./serve-site"

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

/** A site served from memory: changed for a test, or compressed. */
export interface ServedFiles {
  /** Its origin, without a trailing slash. */
  readonly origin: string
  /** Serves other files in their place, like a deployment: at once, and completely. */
  readonly deploy: (files: SiteFiles) => void
  /** Stops serving. */
  readonly close: () => void
}

/**
 * @param files of a site
 * @param compressed whether they are sent compressed, as hosts do; it takes seconds
 */
export async function serveFiles(files: SiteFiles, compressed = false): Promise<ServedFiles> {
  const around = mkdtempSync(join(tmpdir(), "served-site-"))
  const write = (site: SiteFiles): string => {
    const folder = mkdtempSync(join(around, "site-"))
    for (const [path, content] of site) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
      if (compressed && compressible.has(extname(path)))
        writeFileSync(join(folder, `${path}.br`), brotliCompressSync(content))
    }
    return folder
  }
  const site = await serveSite(write(files))
  return {
    origin: site.origin,
    deploy: (others) => site.deploy(write(others)),
    close() {
      site.close()
      rmSync(around, { recursive: true, force: true })
    },
  }
}

/** File extensions of formats that are not compressed already. */
const compressible = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"])
