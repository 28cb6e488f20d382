import { isGuide } from "../../../content/contract/data-paths"
import type { Git } from "../../../content/files/git"
import { kitFile } from "../kit-file"

/**
 * @param git in a repository
 * @param args of a command of git's that lists paths
 * @returns the paths
 */
export const pathsOf = async (git: Git, ...args: readonly string[]): Promise<readonly string[]> =>
  (await git.bytes([...args, "-z"])).toString().split("\0").filter(Boolean)

/** @returns the paths of a commit's files */
export const filesOf = (git: Git, commit: string): Promise<readonly string[]> =>
  pathsOf(git, "ls-tree", "-r", "--full-tree", "--name-only", commit)

/** The owner's content, of which no version of the kit says anything. The guides are the kit's. */
const content = ["data", ":(exclude,icase)data/readme.md", ":(exclude,icase)data/reference.md"]

/** @returns whether a file is merged: it is no content, and not kit.json, which is written anew */
export const isMerged = (path: string): boolean =>
  path !== kitFile && (!path.startsWith("data/") || isGuide(path.slice("data/".length)))

/**
 * Makes a commit of the kit's code and the owner's content.
 *
 * @param worktree in whose index it is put together
 * @param code the commit whose code it has
 * @param owner the commit whose content it has
 * @param parent of the commit
 * @returns the commit
 */
export async function commitOf(worktree: Git, code: string, owner: string, parent?: string): Promise<string> {
  await worktree.run("read-tree", code)
  await worktree.run("rm", "--quiet", "--cached", "--force", "--ignore-unmatch", "--", kitFile)
  await worktree.run("restore", "--staged", `--source=${owner}`, "--", ...content)
  return commitIndex(worktree, parent)
}

/** @returns a commit of what is in the index of a worktree */
export const commitIndex = async (worktree: Git, parent?: string): Promise<string> =>
  worktree.run("commit-tree", await worktree.run("write-tree"), ...(parent ? ["-p", parent] : []), "-m", "Site kit")

/** @returns the names that files of one commit have in another, by their names in the first, as git finds them for a merge (`merge.renameLimit`) */
export async function renamesBetween(git: Git, one: string, other: string): Promise<ReadonlyMap<string, string>> {
  const wanted = ["-r", "-M", "-l7000", "--name-status", "--diff-filter=R", "-z"]
  const told = (await git.bytes(["diff-tree", ...wanted, one, other])).toString()
  return new Map([...told.matchAll(/R\d+\0([^\0]*)\0([^\0]*)/g)].map(([, from = "", to = ""]) => [from, to]))
}
