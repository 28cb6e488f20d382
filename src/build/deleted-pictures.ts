import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"
import type { BuildArgs } from "gatsby"

/** What the query gives: the hash of each file's content, under which Gatsby puts what it makes of a picture. */
interface Files {
  readonly allFile: { readonly nodes: ReadonlyArray<{ readonly internal: { readonly contentDigest: string } }> }
}

/** The folder of a picture's sizes has an MD5 hash for a name; fonts and the like are files beside it. */
const isPictureFolder = (name: string): boolean => /^[0-9a-f]{32}$/.test(name)

/**
 * Removes from the built site the pictures that the owner removed from `data/`. Gatsby removes the pages of what is gone, but keeps every
 * size of every picture that it ever made, where anybody with the address still finds it. Only pictures whose file is gone are removed:
 * Gatsby makes those anew if they come back (gatsby/dist/bootstrap/remove-stale-jobs.js), and would not make the others.
 *
 * @param args of Gatsby's onPostBuild
 * @param built the folder of the built site
 */
export async function removeDeletedPictures({ graphql }: Pick<BuildArgs, "graphql">, built = "public"): Promise<void> {
  const { data } = await graphql<Files>("{ allFile { nodes { internal { contentDigest } } } }")
  if (!data) throw new Error("The files of data/ could not be asked for.")
  const present = new Set(data.allFile.nodes.map(({ internal }) => internal.contentDigest))
  const folder = join(built, "static")
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // A site without pictures and fonts has no such folder.
    if (error.code === "ENOENT") return []
    throw error
  })
  const gone = entries.filter((entry) => entry.isDirectory() && isPictureFolder(entry.name) && !present.has(entry.name))
  await Promise.all(gone.map(({ name }) => rm(join(folder, name), { recursive: true })))
}
