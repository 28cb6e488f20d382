import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { branchToGoTo, Git, GitError, git, prefixOf, repositoryOf, succeeds, tryGit } from "../../../owner/files/git"
import { words } from "../../words/words"
import { commitAdvice } from "./advice"

/** A repository that can take a commit of data/ now. */
export interface Repository {
  /** The last commit. */
  readonly head: string
  /** The path of data/ from the repository's top, with a trailing slash. */
  readonly prefix: string
  /** The path of the owner's index file. */
  readonly index: string
}

/** A repository, or why nothing can be committed. */
export type RepositoryState =
  | { readonly kind: "ready"; readonly repository: Repository }
  | { readonly kind: "no-git"; readonly message: string }
  | { readonly kind: "not-committed"; readonly message: string }

const files = [
  "index",
  "index.lock",
  "rebase-merge",
  "rebase-apply",
  "rebase-apply/applying",
  "MERGE_HEAD",
  "CHERRY_PICK_HEAD",
  "REVERT_HEAD",
  "sequencer/todo",
  "BISECT_LOG",
] as const

/**
 * Changes nothing and takes no lock.
 *
 * @param data the folder of the content
 * @returns its repository if it can take a commit, or the obstacle with advice for the owner
 * @throws GitError if git fails unexpectedly
 */
export async function repositoryAt(data: string): Promise<RepositoryState> {
  const found = await gitPathsIn(data)
  if ("kind" in found) return found
  const { prefix, gitPath } = found
  const isThere = (name: (typeof files)[number]) => existsSync(gitPath(name))
  const obstacle = (message: string) => ({ kind: "not-committed", message }) as const

  const { unfinished } = words.git
  // Checked before HEAD, which may be detached during these. They can be nested, and the outermost must be ended first.
  if (isThere("rebase-apply/applying")) return obstacle(unfinished.am)
  if (isThere("rebase-merge") || isThere("rebase-apply")) return obstacle(unfinished.rebase)
  if (isThere("MERGE_HEAD")) return obstacle(unfinished.merge)
  if (isThere("CHERRY_PICK_HEAD")) return obstacle(unfinished.cherryPick)
  if (isThere("REVERT_HEAD")) return obstacle(unfinished.revert)
  if (isThere("sequencer/todo")) return obstacle(unfinished.sequence)
  if (isThere("BISECT_LOG")) return obstacle(unfinished.bisect)

  const head = await tryGit(data, "rev-parse", "--quiet", "--verify", "HEAD^{commit}")
  const isOnBranch = await succeeds(data, "symbolic-ref", "--quiet", "HEAD")
  if (!isOnBranch) return obstacle(words.git.detached(await branchToGoTo(new Git(data, await repositoryOf(data)))))
  if (head === undefined) return obstacle(words.git.unborn)
  if (isThere("index.lock")) return obstacle(words.git.locked(gitPath("index.lock")))
  if ((await git(data, "ls-files", "--unmerged", "-z", "--", ".")) !== "") return obstacle(words.git.conflict)
  const isKnown =
    (await succeeds(data, "var", "GIT_AUTHOR_IDENT")) && (await succeeds(data, "var", "GIT_COMMITTER_IDENT"))
  if (!isKnown) return obstacle(words.git.unknownOwner)
  return { kind: "ready", repository: { head, prefix, index: gitPath("index") } }
}

interface GitPaths extends Pick<Repository, "prefix"> {
  readonly gitPath: (name: (typeof files)[number]) => string
}

/** Asks git for these paths, since worktrees and submodules have them elsewhere. */
async function gitPathsIn(data: string): Promise<GitPaths | Exclude<RepositoryState, { readonly kind: "ready" }>> {
  try {
    const args = files.flatMap((name) => ["--git-path", name])
    const paths = (await git(data, "rev-parse", ...args)).split("\n")
    const gitPath = (name: (typeof files)[number]) => resolve(data, paths[files.indexOf(name)] ?? name)
    return { prefix: await prefixOf(data), gitPath }
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    if (/dubious ownership/.test(error.output)) return { kind: "not-committed", message: commitAdvice(error.output) }
    return { kind: "no-git", message: words.git.noGit }
  }
}
