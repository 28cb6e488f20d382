import { readFile, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { type Diagnostic, isError } from "../../../content/diagnostic/diagnostic"
import { unlessMissing } from "../../../content/files/errors"
import { GitError, git, prefixOf, succeeds, tryGit } from "../../../owner/files/git"
import { runInQueue } from "../../model/task-queue"
import { words } from "../../words/words"
import { diagnosticsIn } from "../content/diagnostics"
import { commitAdvice } from "./advice"
import { type Repository, type RepositoryState, repositoryAt } from "./repository"
import { content, documents, type IndexGit, type Snapshot, snapshotOf, withIndex } from "./snapshot"

/** The outcome of committing the content. */
export type CommitOutcome =
  /** The checked content is committed; a note if something is left to do. */
  | { readonly kind: "committed"; readonly commit: string; readonly note?: string | undefined }
  /** Nothing differs from the last commit; the content passed the check. */
  | { readonly kind: "nothing" }
  /** The check found errors, or warnings that the owner has not accepted: nothing is committed. */
  | { readonly kind: "diagnostics"; readonly diagnostics: readonly Diagnostic[] }
  /** There is no git repository; the message says what to do instead. */
  | { readonly kind: "no-git"; readonly message: string }
  /** git cannot commit now; the message says why, and what to do. Nothing is staged or changed. */
  | { readonly kind: "not-committed"; readonly message: string }
  /** Committed, but a hook has changed content: it must be checked before it is pushed. */
  | { readonly kind: "not-pushed"; readonly message: string; readonly output: string }

export interface CommitOptions {
  /** Whether the owner has seen the warnings and accepts them; otherwise they stop the commit, as with `npm run check -- --strict`. */
  readonly withWarnings?: boolean
  /** Checks the content, with the bytes to commit as the overlay. */
  readonly check?: typeof diagnosticsIn
}

/** How often to try at most if the content changes during the check. */
const attempts = 4

/**
 * Commits data/ as it is on disk and the new documents in static/, and nothing else. The check and the commit use the same snapshot. Writes nothing to data/,
 * and does not use the network.
 *
 * @param data the folder of the content
 * @param message of the commit
 * @param options whether warnings stop it
 * @throws GitError if git fails unexpectedly
 */
export const commitContent = (data: string, message: string, options: CommitOptions = {}): Promise<CommitOutcome> =>
  runInQueue(`commit ${data}`, async () => {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const state = await repositoryAt(data)
      if (state.kind !== "ready") return state
      await finishIndex(data, state.repository)
      const committed = await onlyOnce(data, message, options, state.repository)
      if (committed) return committed
    }
    return { kind: "not-committed", message: words.git.moving }
  })

/** @returns the outcome; undefined if something changed meanwhile, and it has to start again */
function onlyOnce(
  data: string,
  message: string,
  { withWarnings = false, check = diagnosticsIn }: CommitOptions,
  repository: Repository,
): Promise<CommitOutcome | undefined> {
  return withIndex(data, repository, async (inIndex) => {
    const snapshot = await refused(() => snapshotOf(data, repository, inIndex))
    if ("kind" in snapshot) return snapshot
    const diagnostics = await check(data, snapshot.overlay)
    if (!(await snapshot.isStill())) return undefined
    const stopping = diagnostics.filter((each) => isError(each) || !withWarnings)
    if (stopping.length > 0) return { kind: "diagnostics", diagnostics: stopping }
    const former = (await git(data, "rev-parse", `${repository.head}^{tree}`)).trim()
    if (former === snapshot.tree) return { kind: "nothing" }
    // Somebody may have begun another git operation meanwhile.
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
  repository: Repository,
  { tree }: Snapshot,
  inIndex: IndexGit,
): Promise<CommitOutcome | undefined> {
  const { head, prefix } = repository
  await recordUnfinishedCommit(repository, tree)
  const refusal = await refused(() => inIndex("commit", "--quiet", `--message=${message}`))
  if (typeof refusal !== "string") {
    // If HEAD has moved, somebody committed while a hook ran, and git refused for that reason.
    await clearUnfinishedCommit(repository)
    const isHead = (await tryGit(data, "rev-parse", "HEAD")) === head
    return isHead ? refusal : undefined
  }
  const [made = "", parent = "", madeTree = ""] = (await git(data, "rev-parse", "HEAD", "HEAD^", "HEAD^{tree}")).split(
    "\n",
  )
  if (parent !== head) {
    // Somebody committed just before: this commit's tree lacks their changes, so it is withdrawn.
    await git(data, "update-ref", "-m", "publish: begin again", "HEAD", parent, made)
    return undefined
  }
  const isUpToDate = await bringUpToDate(data)
  if (isUpToDate) await clearUnfinishedCommit(repository)
  const note = isUpToDate ? undefined : words.git.staleIndex
  if (madeTree === tree) return { kind: "committed", commit: made, note }
  const names = (await git(data, "diff-tree", "-r", "-z", "--name-only", tree, madeTree)).split("\0")
  const others = names.filter((name) => name !== "" && name.startsWith(prefix))
  if (others.length === 0) return { kind: "committed", commit: made, note }
  return { kind: "not-pushed", message: words.git.changedByHook(others), output: others.join("\n") }
}

/** @returns the task's result, or advice for the owner if git refuses */
async function refused<Result>(
  task: () => Promise<Result>,
): Promise<Result | Extract<CommitOutcome, { kind: "not-committed" }>> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    return { kind: "not-committed", message: commitAdvice(error.output || error.message) }
  }
}

/**
 * Finishes a publication that was killed after its commit, but before it brought the owner's index up to date.
 *
 * @param data the folder of the content
 */
export async function finishPublication(data: string): Promise<void> {
  const state = await repositoryAt(data)
  if (state.kind === "ready") await runInQueue(`commit ${data}`, () => finishIndex(data, state.repository))
}

async function finishIndex(data: string, repository: Repository): Promise<void> {
  if ((await isIndexStale(data, repository)) && (await bringUpToDate(data))) await clearUnfinishedCommit(repository)
}

/** Resets data/ and the documents of static/ in the owner's index to the new commit; everything else staged is kept. @returns false if the index stays locked */
async function bringUpToDate(data: string): Promise<boolean> {
  const paths = (await prefixOf(data)) === "" ? content : [...content, documents]
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (await succeeds(data, "reset", "--quiet", "HEAD", "--", ...paths)) return true
    // Another program may hold the lock for a moment.
    await wait(100)
  }
  return false
}

/** A note next to the owner's index about what is being committed. The next start reads it if the studio was killed before it brought the index up to date. */
const noteOf = ({ index }: Pick<Repository, "index">): string => join(dirname(index), "studio-publishing")

/**
 * @param repository before the commit
 * @param tree that will be committed
 */
export const recordUnfinishedCommit = (repository: Repository, tree: string): Promise<void> =>
  writeFile(noteOf(repository), `${repository.head} ${tree}\n`)

/** Removes the note, once the index is up to date or nothing was committed. */
const clearUnfinishedCommit = (repository: Pick<Repository, "index">): Promise<void> =>
  rm(noteOf(repository), { force: true })

/**
 * @param data the folder of the content
 * @param repository that it is in
 * @returns whether the index was not brought up to date after the last commit, so that the owner's next commit would revert it
 */
async function isIndexStale(data: string, repository: Repository): Promise<boolean> {
  const note = (await unlessMissing(readFile(noteOf(repository), "utf8")))?.trim()
  if (note === undefined) return false
  const made = [
    await tryGit(data, "rev-parse", "--quiet", "--verify", "HEAD^"),
    await tryGit(data, "rev-parse", "--quiet", "--verify", "HEAD^{tree}"),
  ].join(" ")
  if (note === made) return true
  await clearUnfinishedCommit(repository)
  return false
}
