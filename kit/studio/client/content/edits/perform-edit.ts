import type { Diagnostic } from "../../../../content/diagnostic/diagnostic"
import { isSame } from "../../../model/pending-edit"
import type { UndoOutcome } from "../../../server/content/edits/undo"
import type { EditOutcome } from "../../../server/content/edits/write-file"
import { words } from "../../../words"
import type { ObservableState } from "../content-state"
import { namesOfFiles } from "../names"
import { storedAt } from "../reading"
import type { FileReplica } from "../sync/file-replica"
import type { Requests } from "../sync/requests"
import type { Sender } from "../sync/sender"
import { type InstantEdit, resolveEdit } from "./file-edits"
import type { UnsavedEdits } from "./unsaved-edits"

/** The outcome of an act. */
export type InstantEditOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  /** Nothing is written; the message says why. */
  | { readonly kind: "failed"; readonly message: string }

interface ActParts {
  readonly state: ObservableState
  readonly sender: Sender
  readonly files: FileReplica
  readonly unsaved: UnsavedEdits
}

/**
 * Performs an act at once, such as moving, adding or removing an entry. It applies to the meant entries whatever their indexes by then, or fails.
 *
 * @param act to perform
 * @param done the message shown when it is done, with an undo
 * @returns the outcome, which is also shown as a message
 */
export async function performEdit(
  act: InstantEdit,
  done: string,
  { state, sender, files, unsaved }: ActParts,
): Promise<InstantEditOutcome> {
  const { location } = act
  const seen = storedAt(state.now, location)
  const foreign = files.foreignChanges(location.file)
  const entry = act.kind === "remove" ? location.path.at(-1) : undefined
  return sender.runInQueue(async () => {
    if (typeof entry === "number") unsaved.entryTakenOut(entry)
    const outcome = await sender.send(location.file, () => {
      const now = storedAt(state.now, location)
      const isReplaced = act.kind === "set" || act.kind === "remove"
      const isOther = isReplaced && files.foreignChanges(location.file) !== foreign && !isSame(now, seen)
      return isOther || (seen.isThere && !now.isThere) ? undefined : resolveEdit(state.now, act)
    })
    const isDone = outcome !== undefined && !(outcome instanceof Error) && outcome.kind === "written"
    if (typeof entry === "number" && !isDone) unsaved.entryLeftIn(entry)
    if (outcome === undefined)
      return notifyFailure(state, words.saving.outdated(namesOfFiles([location.file], state.now)))
    if (outcome instanceof Error) return notifyFailure(state, outcome.message)
    if (outcome.kind === "refused") {
      const [first] = outcome.diagnostics
      state.notify({ words: words.saving.notDone(first), isWrong: true })
      return { kind: "refused", diagnostics: outcome.diagnostics }
    }
    state.notify({ words: done, canUndo: true })
    return { kind: "done" }
  })
}

/**
 * Sends what changes several files, and shows the outcome as a message.
 *
 * @param ask requests it from the server; it also answers that something has changed since
 * @param done the message shown when it is done, with an undo
 * @returns whether it is done
 */
export async function changeFiles(
  ask: () => Promise<EditOutcome | { readonly kind: "gone" }>,
  done: string,
  { state, sender, files, requests }: Omit<ActParts, "unsaved"> & { readonly requests: Requests },
): Promise<boolean> {
  return sender.runInQueue(async () => {
    const outcome = await requests.request(ask)
    if (!outcome) return false
    if (outcome.kind === "gone" || outcome.kind === "changed") {
      state.notify({ words: words.changes.outdated, isWrong: true })
      return false
    }
    if (outcome.kind === "refused") {
      const [first] = outcome.diagnostics
      state.notify({ words: words.saving.notDone(first), isWrong: true })
      return false
    }
    files.applyRevision(outcome.file, { isMine: true })
    files.applyDiagnostics(outcome.checkResult)
    state.notify({ words: done, canUndo: true })
    return true
  })
}

function notifyFailure(state: ObservableState, message: string): InstantEditOutcome {
  state.notify({ words: message, isWrong: true })
  return { kind: "failed", message }
}

/** The messages of undo and redo. */
export const undoMessages = {
  undo: { done: words.saving.undone, none: words.saving.nothingToUndo, refused: words.saving.cannotUndo },
  redo: { done: words.saving.redone, none: words.saving.nothingToRedo, refused: words.saving.cannotRedo },
} as const

/**
 * Undoes or redoes a step, and shows the outcome as a message.
 *
 * @param ask requests it from the server
 * @param way the messages, for undo or redo
 * @returns whether there was a step, and whether it was undone or redone
 */
export async function undoOrRedo(
  ask: () => Promise<UndoOutcome | null>,
  { done, none, refused }: (typeof undoMessages)[keyof typeof undoMessages],
  { state, requests }: { readonly state: ObservableState; readonly requests: Requests },
): Promise<"done" | "refused" | "none"> {
  const outcome = await requests.request(ask)
  if (outcome === undefined) return "refused"
  if (outcome === null) {
    state.notify({ words: none })
    return "none"
  }
  const { files } = outcome
  const names = namesOfFiles(files, state.now)
  const isDone = outcome.kind === "done"
  if (isDone) state.put({ renamed: undefined })
  state.notify({ words: isDone ? done(names) : refused(names), files, isWrong: !isDone })
  return isDone ? "done" : "refused"
}
