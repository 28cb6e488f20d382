import { GitError, git, gitBytes, succeeds, tryGit } from "../../../owner/files/git"
import { runInQueue } from "../../model/task-queue"
import { pushAdvice } from "./advice"

/** The outcome of pushing. */
type PushOutcome =
  | { readonly kind: "pushed" }
  /** The remote has everything already. */
  | { readonly kind: "up-to-date" }
  | { readonly kind: "no-remote" }
  /** The commits are kept locally. */
  | { readonly kind: "not-pushed"; readonly message: string; readonly output: string }

/** In milliseconds: longer than pictures take on a slow connection. */
const timeoutMs = 600_000

/**
 * Pushes the commits of the current branch. May take minutes; reads and writes no files of data/.
 *
 * @param data the folder of the content
 * @throws GitError if git cannot list the remotes; a failed push is an outcome
 */
export const push = (data: string): Promise<PushOutcome> =>
  runInQueue(`push ${data}`, async () => {
    const remotes = (await git(data, "remote")).split("\n").filter(Boolean)
    if (remotes.length === 0) return { kind: "no-remote" }
    // A branch without an upstream has nothing to compare with, so it is always pushed.
    if ((await tryGit(data, "rev-list", "--count", "@{upstream}..HEAD")) === "0") return { kind: "up-to-date" }
    try {
      await gitBytes(data, ["push", "--quiet", ...(await firstPush(data, remotes))], { timeout: timeoutMs })
      return { kind: "pushed" }
    } catch (error) {
      if (!(error instanceof GitError)) throw error
      return { kind: "not-pushed", message: pushAdvice(error.output, remotes), output: error.output }
    }
  })

/**
 * @param data the folder of the content
 * @returns how many commits of the current branch its remote does not have; 0 without git or a remote
 */
export async function unpushedCommits(data: string): Promise<number> {
  try {
    if ((await git(data, "remote")).trim() === "") return 0
    const sinceUpstream = await tryGit(data, "rev-list", "--count", "@{upstream}..HEAD")
    // A branch without an upstream is compared with everything known about the remotes.
    return Number(sinceUpstream ?? (await tryGit(data, "rev-list", "--count", "HEAD", "--not", "--remotes")) ?? 0)
  } catch (error) {
    if (error instanceof GitError) return 0
    throw error
  }
}

/** @returns the arguments for a branch without an upstream if there is only one remote; otherwise none */
async function firstPush(data: string, remotes: readonly string[]): Promise<readonly string[]> {
  const isKnown = await succeeds(data, "rev-parse", "--quiet", "--verify", "@{upstream}")
  return isKnown || remotes.length > 1 ? [] : ["--set-upstream", ...remotes, "HEAD"]
}
