import { isGuide } from "../../../content/contract/data-paths"
import type { Git } from "../../../content/files/git"
import { kitFile } from "../kit-file"

/** The files of a commit: mode and object by path. */
export type Files = ReadonlyMap<string, string>

/** @returns the files of a commit, or of a tree */
export async function filesOf(git: Git, commit: string): Promise<Files> {
  const listed = (await git.bytes(["ls-tree", "-r", "-z", "--full-tree", commit])).toString()
  return new Map(
    listed
      .split("\0")
      .filter(Boolean)
      .map((line): [string, string] => {
        const tab = line.indexOf("\t")
        return [line.slice(tab + 1), line.slice(0, tab)]
      }),
  )
}

/** @returns whether a file is the owner's content: no version of the kit says anything about it. The guides in data/ are the kit's. */
export const isContent = (path: string): boolean => path.startsWith("data/") && !isGuide(path.slice("data/".length))

/** @returns the path of git's own index for a tree that is put together, as a variable of git's */
export type Index = { readonly GIT_INDEX_FILE: string }

/**
 * Writes a tree of the kit's code and the owner's content. kit.json is left out: what stands in it is known without a merge.
 *
 * @param git in the project
 * @param code the files whose code it has
 * @param owner the files whose content it has
 * @param index for git to put it together in
 * @returns the tree
 */
export async function treeOf(git: Git, code: Files, owner: Files, index: Index): Promise<string> {
  const entries = [
    ...[...code].filter(([path]) => !isContent(path) && path !== kitFile),
    ...[...owner].filter(([path]) => isContent(path)),
  ]
  const own = git.with(index)
  await own.run("read-tree", "--empty")
  await own.bytes(
    ["update-index", "-z", "--index-info"],
    entries.map(([path, object]) => `${object}\t${path}\0`).join(""),
  )
  return own.run("write-tree")
}
