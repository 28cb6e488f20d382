import { type Committed, commitContent } from "./commit-content"
import { push } from "./push"

/** What came of publishing. */
export type Published =
  /** It is committed and, where there is somewhere to push to, pushed; a note if something is left to do. */
  | { readonly kind: "published"; readonly pushed: boolean; readonly note?: string }
  | Exclude<Committed, { readonly kind: "committed" }>

/** Runs a task when nothing else reads and writes the content. */
export type Queue = (task: () => Promise<Committed>) => Promise<Committed>

/**
 * Commits what has changed in data/ and nothing else, and pushes it.
 *
 * @param data the folder
 * @param message of the commit
 * @param withWarnings whether the owner has seen the check's warnings and publishes with them
 * @param queue in which it commits, since that must not run beside a save; no save has to wait for the push
 */
export async function publish(
  data: string,
  message: string,
  withWarnings: boolean,
  queue: Queue = (task) => task(),
): Promise<Published> {
  const committed = await queue(() => commitContent(data, message, { withWarnings }))
  if (committed.kind !== "committed" && committed.kind !== "nothing") return committed
  const pushed = await push(data)
  if (pushed.kind === "not-pushed") return pushed
  if (committed.kind === "nothing" && pushed.kind !== "pushed") return committed
  const { note } = committed.kind === "committed" ? committed : {}
  return { kind: "published", pushed: pushed.kind === "pushed", ...(note === undefined ? {} : { note }) }
}
