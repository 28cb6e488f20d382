import { pushAdvice } from "./advice"
import { answerOf, GitError, git, gitBytes, says } from "./git"
import { inTurn } from "./in-turn"

/** What came of pushing. */
export type Pushed =
  | { readonly kind: "pushed" }
  /** Everything is there already. */
  | { readonly kind: "up-to-date" }
  | { readonly kind: "no-remote" }
  /** What is committed stays here: nothing is lost. */
  | { readonly kind: "not-pushed"; readonly message: string; readonly output: string }

/** Longer than pictures take on a slow line. */
const longest = 600_000

/**
 * Pushes what is committed on the present branch. It may take minutes, and reads and writes nothing of data/.
 *
 * @param data the folder of the content
 */
export const push = (data: string): Promise<Pushed> =>
  inTurn(`push ${data}`, async () => {
    const remotes = (await git(data, "remote")).split("\n").filter(Boolean)
    if (remotes.length === 0) return { kind: "no-remote" }
    // A branch that was never pushed has nothing to be compared with.
    if ((await answerOf(data, "rev-list", "--count", "@{upstream}..HEAD")) === "0") return { kind: "up-to-date" }
    try {
      await gitBytes(data, ["push", "--quiet", ...(await firstPush(data, remotes))], { timeout: longest })
      return { kind: "pushed" }
    } catch (error) {
      if (!(error instanceof GitError)) throw error
      return { kind: "not-pushed", message: pushAdvice(error.output, remotes), output: error.output }
    }
  })

/** @returns what a branch needs that was never pushed, where there is only one place to push it to */
async function firstPush(data: string, remotes: readonly string[]): Promise<readonly string[]> {
  const isKnown = await says(data, "rev-parse", "--quiet", "--verify", "@{upstream}")
  return isKnown || remotes.length > 1 ? [] : ["--set-upstream", ...remotes, "HEAD"]
}
