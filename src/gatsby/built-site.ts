import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"

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

/** The folder of the built site in which Gatsby keeps pieces of pages for its next build. */
export const piecesFolder = "_gatsby"

/** What is asked of a tag of a finished page. */
interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

/** The scripts that Gatsby puts into every finished page. */
export interface PageScripts {
  /** The places of the first and the last of them among the page's tags. */
  readonly first: number
  readonly last: number
  /** What Gatsby tells its scripts, the same in every page: which files each page has, and the build's hash. */
  readonly setup: string
  /** The addresses of the scripts in their order. */
  readonly addresses: readonly string[]
}

/**
 * Finds Gatsby's scripts in a finished page. Gatsby puts them in as a slice, when its hooks for rendering are over, and each build puts those
 * of another build between the same marks.
 *
 * Gatsby writes its map of chunks as JSON in a string, and its loader asks it as an object: it finds nothing, and fetches no page's script
 * ahead. What this returns parses it.
 *
 * @param tags of a finished page, in order
 * @returns nothing if Gatsby's scripts are not in the page, as when a warm build kept a page that has been finished
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

/** What the query gives: the hash of each file's content, under which Gatsby puts a copy of a file that a page names as it is. */
interface Files {
  readonly allFile: { readonly nodes: ReadonlyArray<{ readonly internal: { readonly contentDigest: string } }> }
}

/** The folder of a file's copy has an MD5 hash for a name; fonts and the like are files beside it. */
const isFolderOfCopy = (name: string): boolean => /^[0-9a-f]{32}$/.test(name)

/**
 * Removes from the built site the copies of files that the owner removed from `data/`, such as a former icon. Gatsby removes the pages of
 * what is gone, but keeps every copy that it ever made (gatsbyjs/gatsby#9649: by design), where anybody with the address still finds it.
 * What is made of pictures is src/pictures' own.
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
