import { setTimeout as wait } from "node:timers/promises"
import type { Diagnostic } from "../../../src/content/check/report/diagnostic"
import { words } from "../../words"
import { diagnosticsIn } from "../content/diagnostics"
import { commitAdvice } from "./advice"
import { answerOf, GitError, git, says } from "./git"
import { inTurn } from "./in-turn"
import { type Repository, type RepositoryState, repositoryAt } from "./repository"
import { content, type IndexGit, type Snapshot, snapshotOf, withIndex } from "./snapshot"

/** What came of committing the content. */
export type Committed =
  /** What was checked is committed; a note if something is left to do. */
  | { readonly kind: "committed"; readonly commit: string; readonly note?: string }
  /** The last commit has all of it, and it was checked. */
  | { readonly kind: "nothing" }
  /** The check has something to say that the owner has not agreed to: nothing is committed. */
  | { readonly kind: "diagnostics"; readonly diagnostics: readonly Diagnostic[] }
  /** There is no git: what to do instead. */
  | { readonly kind: "no-git"; readonly message: string }
  /** git can commit nothing now: why, and what to do. Nothing is staged or changed. */
  | { readonly kind: "not-committed"; readonly message: string }
  /** It is committed, and is not to be pushed before it is checked: a hook has changed it. */
  | { readonly kind: "not-pushed"; readonly message: string; readonly output: string }

/** How the content is to be committed. */
export interface CommitOptions {
  /** Whether the owner has seen the check's warnings and publishes with them; otherwise they stop it, as `npm run check -- --strict`. */
  readonly withWarnings?: boolean
  /** What judges the content, with the bytes that are to be committed in place of those on the disk. */
  readonly check?: typeof diagnosticsIn
}

/** So often the content may change while it is checked. */
const attempts = 4

/**
 * Commits data/ as it is on the disk, and nothing else. What is committed is what was checked: both are one snapshot. It writes nothing into
 * data/, and never waits for a network.
 *
 * @param data the folder of the content
 * @param message of the commit
 * @param options whether warnings stop it
 * @throws GitError if git fails where nothing can be said of it
 */
export const commitContent = (data: string, message: string, options: CommitOptions = {}): Promise<Committed> =>
  inTurn(`commit ${data}`, async () => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const state = await repositoryAt(data)
      if (state.kind !== "ready") return state
      const committed = await onlyOnce(data, message, options, state.repository)
      if (committed) return committed
    }
    return { kind: "not-committed", message: words.git.moving }
  })

/** @returns nothing if something has changed meanwhile, so that it is to begin again */
function onlyOnce(
  data: string,
  message: string,
  { withWarnings = false, check = diagnosticsIn }: CommitOptions,
  repository: Repository,
): Promise<Committed | undefined> {
  return withIndex(data, repository, async (inIndex) => {
    const snapshot = await refused(() => snapshotOf(data, repository, inIndex))
    if ("kind" in snapshot) return snapshot
    const diagnostics = await check(data, snapshot.overlay)
    if (!(await snapshot.isStill())) return undefined
    const stopping = diagnostics.filter(({ severity }) => severity === "error" || !withWarnings)
    if (stopping.length > 0) return { kind: "diagnostics", diagnostics: stopping }
    const former = (await git(data, "rev-parse", `${repository.head}^{tree}`)).trim()
    if (former === snapshot.tree) return { kind: "nothing" }
    // Between two questions others may have begun something.
    const state = await repositoryAt(data)
    if (!isSame(state, repository)) return state.kind === "ready" ? undefined : state
    return commit(data, message, repository, snapshot, inIndex)
  })
}

const isSame = (state: RepositoryState, { head }: Repository): boolean =>
  state.kind === "ready" && state.repository.head === head

async function commit(
  data: string,
  message: string,
  { head, prefix }: Repository,
  { tree }: Snapshot,
  inIndex: IndexGit,
): Promise<Committed | undefined> {
  const refusal = await refused(() => inIndex("commit", "--quiet", `--message=${message}`))
  if (typeof refusal !== "string") {
    // Others have committed while a hook ran, and git has seen it.
    const isHead = (await answerOf(data, "rev-parse", "HEAD")) === head
    return isHead ? refusal : undefined
  }
  const [made = "", parent = "", madeTree = ""] = (await git(data, "rev-parse", "HEAD", "HEAD^", "HEAD^{tree}")).split(
    "\n",
  )
  if (parent !== head) {
    // Others have committed in this moment, and this index does not have theirs.
    await git(data, "update-ref", "-m", "publish: begin again", "HEAD", parent, made)
    return undefined
  }
  const note = (await bringUpToDate(data)) ? {} : { note: words.git.staleIndex }
  if (madeTree === tree) return { kind: "committed", commit: made, ...note }
  const names = (await git(data, "diff-tree", "-r", "-z", "--name-only", tree, madeTree)).split("\0")
  const others = names.filter((name) => name !== "" && name.startsWith(prefix))
  if (others.length === 0) return { kind: "committed", commit: made, ...note }
  return { kind: "not-pushed", message: words.git.changedByHook(others), output: others.join("\n") }
}

/** @returns what git has refused, in words that say what to do; otherwise what came of it */
async function refused<Result>(
  task: () => Promise<Result>,
): Promise<Result | Extract<Committed, { kind: "not-committed" }>> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    return { kind: "not-committed", message: commitAdvice(error.output || error.message) }
  }
}

/** The owner's index gets what is committed of data/, and keeps everything else that is staged. */
async function bringUpToDate(data: string): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (await says(data, "reset", "--quiet", "HEAD", "--", ...content)) return true
    // Another program has it for a moment.
    await wait(100)
  }
  return false
}
