import type { Problem } from "../../../src/content/check/report/problem"
import { problemsIn } from "../content/problems"
import { GitError, git, hasHistory } from "./git"

/** What came of publishing. */
export type Published =
  /** It is committed and, where there is somewhere to push to, pushed. */
  | { readonly kind: "published"; readonly pushed: boolean }
  /** The check has something to say that the owner has not agreed to: nothing is committed. */
  | { readonly kind: "problems"; readonly problems: readonly Problem[] }
  /** There is nothing to publish. */
  | { readonly kind: "nothing" }
  /** There is no git: what to do instead. */
  | { readonly kind: "no-git"; readonly message: string }
  /** git can commit nothing now: why, and what to do. */
  | { readonly kind: "not-committed"; readonly message: string }
  /** It is committed here, and could not be pushed: nothing is lost. */
  | { readonly kind: "not-pushed"; readonly message: string; readonly output: string }

/**
 * Commits what has changed in data/ and nothing else, and pushes it.
 *
 * @param data the folder
 * @param message of the commit
 * @param withRemarks whether the owner has seen the check's remarks and publishes with them; otherwise they stop it, as `npm run check -- --strict`
 */
export async function publish(data: string, message: string, withRemarks: boolean): Promise<Published> {
  const problems = (await problemsIn(data)).filter(({ severity }) => severity === "error" || !withRemarks)
  if (problems.length > 0) return { kind: "problems", problems }
  if (!(await hasHistory(data))) return { kind: "no-git", message: noGit }
  const obstacle = await obstacleIn(data)
  if (obstacle) return { kind: "not-committed", message: obstacle }
  const changed = (await git(data, "status", "--porcelain", "--", ".")) !== ""
  const refusal = changed ? await commit(data, message) : undefined
  if (refusal !== undefined) return { kind: "not-committed", message: refusal }
  const remote = (await git(data, "remote")).trim()
  if (!changed && (remote === "" || (await isPushed(data)))) return { kind: "nothing" }
  if (remote === "") return { kind: "published", pushed: false }
  try {
    await git(data, "push", "--quiet", ...(await firstPush(data, remote)))
    return { kind: "published", pushed: true }
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    return { kind: "not-pushed", message: reasonIn(error.output), output: error.output }
  }
}

/** @returns why git did not commit, in words that say what to do; nothing if it did */
async function commit(data: string, message: string): Promise<string | undefined> {
  try {
    await git(data, "add", "--all", "--", ".")
    // Of what else is staged nothing goes along.
    await git(data, "commit", "--only", "--quiet", "-m", message, "--", ".")
    return undefined
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    if (/index\.lock/.test(error.output)) return locked
    return `git did not take this; nothing is lost. Its own words: ${error.output.trim() || error.message}`
  }
}

/** @returns why nothing can be committed now, in words that say what to do; nothing where nothing is in the way */
async function obstacleIn(data: string): Promise<string | undefined> {
  if (!(await says(data, "symbolic-ref", "--quiet", "HEAD"))) return detached
  if (await says(data, "rev-parse", "--quiet", "--verify", "MERGE_HEAD")) return merging
  return (await says(data, "var", "GIT_COMMITTER_IDENT")) ? undefined : unknownOwner
}

/** @returns what a branch needs that was never pushed, where there is only one place to push it to */
async function firstPush(data: string, remote: string): Promise<readonly string[]> {
  const isKnown = await says(data, "rev-parse", "--quiet", "--verify", "@{upstream}")
  return isKnown || remote.includes("\n") ? [] : ["--set-upstream", remote, "HEAD"]
}

/** @returns whether git answers a question */
async function says(data: string, ...question: readonly string[]): Promise<boolean> {
  try {
    await git(data, ...question)
    return true
  } catch (error) {
    if (error instanceof GitError) return false
    throw error
  }
}

const detached =
  "You look at an older state of the site, where nothing can be published. Go back with git switch main, then publish again."

const merging =
  "Somebody else’s changes are just being taken in. End that with git commit, or give it up with git merge --abort, then publish again."

const locked =
  "Another program is just working with git here. Publish again in a moment; if it stays so, remove the file .git/index.lock."

const unknownOwner =
  'git does not know who you are. Run git config user.name "Your Name" and git config user.email "you@example.org", then publish again.'

async function isPushed(data: string): Promise<boolean> {
  try {
    return (await git(data, "rev-list", "--count", "@{upstream}..HEAD")).trim() === "0"
  } catch (error) {
    // A branch that was never pushed has nothing to be compared with.
    if (error instanceof GitError) return false
    throw error
  }
}

const noGit =
  "This folder has no history, so there is nothing to publish to. Build the site with npm run build, and upload the folder public/."

/** git's reasons, in words that say what to do. Whatever the reason, the commit is here and can be pushed later. */
const reasons: ReadonlyArray<readonly [said: RegExp, message: string]> = [
  [
    /non-fast-forward|fetch first|\[rejected\]/,
    "Somebody else has published in the meantime. Get their changes with git pull, then publish again: yours are saved here.",
  ],
  [
    /has no upstream branch/,
    "This branch has never been published. Run git push --set-upstream origin HEAD once, then publish from here.",
  ],
  [
    /Permission|denied|403|Authentication failed|could not read Username|not have write access/i,
    "You may not publish there, or are not signed in. Sign in with git or ask for access, then publish again: your changes are saved here.",
  ],
  [
    /Could not resolve host|unable to access|Connection|timed out|Network/i,
    "There is no connection. Publish again when there is one: your changes are saved here.",
  ],
]

const reasonIn = (output: string): string =>
  reasons.find(([said]) => said.test(output))?.[1] ??
  "It could not be published. Your changes are saved here; git’s own words stand below."
