import { isGuide } from "../../content/contract/data-paths"
import type { Git } from "../files/git"
import { kitFile } from "./kit-file"

/**
 * @param git in a repository
 * @param args of a git command that lists paths
 * @returns the paths
 */
export const pathsOf = async (git: Git, ...args: readonly string[]): Promise<readonly string[]> =>
  (await git.bytes([...args, "-z"])).toString().split("\0").filter(Boolean)

/** @returns the paths of a commit's files */
export const filesOf = (git: Git, commit: string): Promise<readonly string[]> =>
  pathsOf(git, "ls-tree", "-r", "--full-tree", "--name-only", commit)

/** The owner's content, which no version of the kit changes. The guides are the kit's. */
const content = ["data", ":(exclude,icase)data/readme.md", ":(exclude,icase)data/reference.md"]

/** @returns whether a file is merged: it is neither content nor kit.json, which is rewritten */
export const isMerged = (path: string): boolean =>
  path !== kitFile && (!path.startsWith("data/") || isGuide(path.slice("data/".length)))

/**
 * Commits the kit's code with the owner's content.
 *
 * @param worktree in whose index it is assembled
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

/** @returns a commit of a worktree's index */
export const commitIndex = async (worktree: Git, parent?: string): Promise<string> =>
  worktree.run("commit-tree", await worktree.run("write-tree"), ...(parent ? ["-p", parent] : []), "-m", "Site kit")
