import { type CommitOutcome, commitContent } from "./commit-content"
import { push } from "./push"

/** The outcome of publishing. */
export type PublishOutcome =
  /** Committed and, if there is a remote, pushed; a note if something is left to do. */
  | { readonly kind: "published"; readonly pushed: boolean; readonly note?: string | undefined }
  | Exclude<CommitOutcome, { readonly kind: "committed" }>

/** Runs a task while nothing else reads and writes the content. */
type Queue = (task: () => Promise<CommitOutcome>) => Promise<CommitOutcome>

/**
 * Commits the changes in data/, and nothing else, and pushes them.
 *
 * @param data the folder of the content
 * @param message of the commit
 * @param withWarnings whether the owner has seen the check's warnings and accepts them
 * @param queue to commit in, because a commit must not run at the same time as a save; the push runs outside it, so that no save waits for it
 */
export async function publish(
  data: string,
  message: string,
  withWarnings: boolean,
  queue: Queue = (task) => task(),
): Promise<PublishOutcome> {
  const committed = await queue(() => commitContent(data, message, { withWarnings }))
  if (committed.kind !== "committed" && committed.kind !== "nothing") return committed
  const pushed = await push(data)
  if (pushed.kind === "not-pushed") return pushed
  if (committed.kind === "nothing" && pushed.kind !== "pushed") return committed
  const note = committed.kind === "committed" ? committed.note : undefined
  return { kind: "published", pushed: pushed.kind === "pushed", note }
}
