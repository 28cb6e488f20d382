import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"

/**
 * Reads the data of all built pages, including pages that a warm build left unchanged and ran no query for.
 *
 * @param built the folder of the built site
 * @returns the contents of the page-data.json files, from which Gatsby's router takes the pages' data
 */
export async function readPageData(built: string): Promise<string[]> {
  const entries = await readdir(join(built, "page-data"), { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name === "page-data.json")
      .map((entry) => readFile(join(entry.parentPath, entry.name), "utf8")),
  )
}

/** The folder of the built site in which Gatsby keeps page fragments for its next build. */
export const fragmentsFolder = "_gatsby"

/** A tag of a finished page. */
interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

/** The scripts that Gatsby puts into every finished page. */
interface PageScripts {
  /** Indexes of the first and the last of them among the page's tags. */
  readonly first: number
  readonly last: number
  /** Gatsby's setup for its scripts, the same in every page: the files of each page, and the build's hash. */
  readonly setup: string
  /** The scripts' addresses, in order. */
  readonly addresses: readonly string[]
}

/**
 * Finds Gatsby's scripts in a finished page. Gatsby inserts them as a slice, after its rendering hooks, and each build replaces those of the build before.
 *
 * Gatsby writes its chunk map as JSON in a string, but its loader reads it as an object, so it finds nothing and prefetches no page's script. The returned
 * setup parses the string.
 *
 * @param tags of a finished page, in order
 * @returns undefined if Gatsby's scripts are not in the page, as when a warm build kept a page that is already finished
 */
export function gatsbyScripts(tags: readonly Tag[]): PageScripts | undefined {
  const first = tags.findIndex(({ attributes }) => attributes.id === "gatsby-chunk-mapping")
  const [chunks, build, ...others] = first < 0 ? [] : tags.slice(first)
  const end = others.findIndex(({ name, attributes }) => name !== "script" || !attributes.src)
  const addresses = others.slice(0, end < 0 ? undefined : end).map(({ attributes }) => attributes.src ?? "")
  if (!chunks || !build?.text.startsWith("window.___") || addresses.length === 0) return undefined
  const map = chunks.text.trim().replace(/^(window\.___chunkMapping=)(".*")/, "$1JSON.parse($2)")
  return { first, last: first + 1 + addresses.length, setup: `${map}${build.text}\n`, addresses }
}

/** The query's result: each file's content hash, under which Gatsby puts a copy of a file that a page references unchanged. */
interface Files {
  readonly allFile: { readonly nodes: ReadonlyArray<{ readonly internal: { readonly contentDigest: string } }> }
}

/** A copied file's folder is named by an MD5 hash; fonts and the like are files next to it. */
const isFolderOfCopy = (name: string): boolean => /^[0-9a-f]{32}$/.test(name)

/**
 * Removes from the built site the copies of files that the owner removed from `data/`, such as a former icon. Gatsby removes deleted pages, but keeps every
 * file copy it ever made (gatsbyjs/gatsby#9649: by design), reachable by anybody with the address. Generated pictures are removed by kit/gatsby/pictures.
 *
 * @param args of Gatsby's onPostBuild
 * @param built the folder of the built site
 */
export async function removeDeletedFiles({ graphql }: Pick<BuildArgs, "graphql">, built = "public"): Promise<void> {
  const { data } = await graphql<Files>("{ allFile { nodes { internal { contentDigest } } } }")
  if (!data) throw new Error("The files of data/ could not be asked for.")
  const present = new Set(data.allFile.nodes.map(({ internal }) => internal.contentDigest))
  const folder = join(built, "static")
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // A site without copies and fonts has no such folder.
    if (error.code === "ENOENT") return []
    throw error
  })
  const gone = entries.filter((entry) => entry.isDirectory() && isFolderOfCopy(entry.name) && !present.has(entry.name))
  await Promise.all(gone.map(({ name }) => rm(join(folder, name), { recursive: true })))
}
