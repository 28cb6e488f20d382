import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"

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
