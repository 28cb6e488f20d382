import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { isSame } from "../../model/unsaved-edit"
import type { ChangeOutcome, EditOutcome } from "../../server/content/edits/write-file"
import { words } from "../../words/words"
import { type Api, RequestFailure } from "./api"
import { type LocationEdit, resolveEdit } from "./location-edit"
import { namesOfFiles, withShownPages } from "./names"
import { storedAt } from "./reading"
import type { Requests } from "./requests"
import { type Sender, valueEdits } from "./sender"
import type { Notice } from "./state"
import type { StateStore } from "./state-store"

/** What became of an edit that was performed at once. */
export type PerformedEdit =
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  /** Nothing is written; the message says why. */
  | { readonly kind: "failed"; readonly message: string }

/** What edits and steps are performed with. */
export interface PerformParts {
  readonly api: Api
  readonly store: StateStore
  readonly requests: Requests
  readonly sender: Sender
}

/**
 * Performs an edit at once, such as moving, adding or removing an entry. It applies to the meant entries whatever their indexes by then, or fails.
 *
 * @param edit to perform
 * @param done the message shown when it is done, with an undo
 * @returns the outcome, which is also shown as a message
 */
export async function performEdit(
  edit: LocationEdit,
  done: string,
  { api, store, sender }: PerformParts,
): Promise<PerformedEdit> {
  const { location } = edit
  const { file } = location
  const notify = (notice: Notice) => store.dispatch({ kind: "notice", notice })
  const fail = (message: string): PerformedEdit => {
    notify({ words: message, isWrong: true })
    return { kind: "failed", message }
  }
  const foreignChanges = () => store.state.foreignChanges.get(file)
  const seen = storedAt(store.state, location)
  const foreign = foreignChanges()
  const entry = edit.kind === "remove" ? location.path.at(-1) : undefined
  const markRemoved = (isRemoved: boolean) => {
    if (typeof entry === "number") store.dispatch({ kind: "removed", entry, isRemoved })
  }
  return sender.runInQueue(async () => {
    markRemoved(true)
    const outcome = await sender.send<EditOutcome>(file, () => {
      const now = storedAt(store.state, location)
      const isReplaced = edit.kind === "set" || edit.kind === "remove"
      const isOther = isReplaced && foreignChanges() !== foreign && !isSame(now, seen)
      const current = isOther || (seen.isThere && !now.isThere) ? undefined : resolveEdit(store.state, edit)
      return (
        current && {
          ask: (revision) => api.send("POST edit", { file, revision, edit: current }),
          take: (answer, isNext) =>
            store.dispatch({
              kind: "revision",
              isMine: true,
              file: answer.file,
              edits: isNext ? valueEdits([current]) : undefined,
              checkResult: answer.checkResult,
            }),
        }
      )
    })
    if (outcome instanceof RequestFailure || outcome?.kind !== "written") markRemoved(false)
    if (outcome === undefined) return fail(words.saving.outdated(namesOfFiles([file], store.state)))
    if (outcome instanceof RequestFailure) return fail(outcome.message)
    if (outcome.kind === "refused") {
      const [first] = outcome.diagnostics
      notify({ words: words.saving.notDone(first), isWrong: true })
      return { kind: "refused", diagnostics: outcome.diagnostics }
    }
    const shown = outcome.kind === "written" ? outcome.shown : undefined
    notify({ words: withShownPages(done, shown, store.state), canUndo: true })
    return { kind: "done" }
  })
}

/** An outcome with what was written. */
export type Written<Outcome> = Extract<Outcome, { readonly kind: "written" }>

/**
 * Has the server change several files, and shows the outcome as a message.
 *
 * @param ask sends the request
 * @param done the message shown when it is done, with an undo
 * @param gone the message shown if there is nothing of what was to be changed
 * @returns whether it is done
 */
export async function changeFiles<Outcome extends ChangeOutcome>(
  ask: (send: Api["send"]) => Promise<Outcome>,
  done: string | ((written: Written<Outcome>) => string),
  gone = words.changes.outdated,
  { api, store, sender, requests }: PerformParts,
): Promise<boolean> {
  const notify = (notice: Notice) => store.dispatch({ kind: "notice", notice })
  return sender.runInQueue(async () => {
    const outcome: ChangeOutcome | undefined = await requests.request(() => ask(api.send))
    if (!outcome) return false
    if (outcome.kind === "written") {
      const { file, checkResult } = outcome
      // A picture is no file with texts.
      if (store.state.docs.has(file.file)) store.dispatch({ kind: "revision", file, isMine: true, checkResult })
      notify({ words: typeof done === "string" ? done : done(outcome as Written<Outcome>), canUndo: true })
      return true
    }
    const said =
      outcome.kind === "refused"
        ? words.saving.notDone(outcome.diagnostics[0])
        : outcome.kind === "gone"
          ? gone
          : words.saving.outdated(namesOfFiles([outcome.file.file], store.state))
    notify({ words: said, isWrong: true })
    return false
  })
}

/** The messages of undo and redo. */
const undoMessages = {
  undo: { done: words.saving.undone, none: words.saving.nothingToUndo, refused: words.saving.cannotUndo },
  redo: { done: words.saving.redone, none: words.saving.nothingToRedo, refused: words.saving.cannotRedo },
} as const

/**
 * Undoes or redoes a step that was saved, and shows the outcome as a message.
 *
 * @returns whether there was a step, and whether it was undone or redone
 */
export async function undoOrRedo(
  way: "undo" | "redo",
  { api, store, sender, requests }: PerformParts,
): Promise<"done" | "refused" | "none"> {
  return sender.runInQueue(async () => {
    const messages = undoMessages[way]
    const notify = (notice: Notice) => store.dispatch({ kind: "notice", notice })
    const outcome = await requests.request(() => api.send(`POST ${way}`))
    if (outcome === undefined) return "refused"
    if (outcome === null) {
      notify({ words: messages.none })
      return "none"
    }
    const { files, kind } = outcome
    const { undone } = store.state
    const names = namesOfFiles(files, store.state)
    if (kind !== "done") {
      notify({ words: messages.refused(names), files, isWrong: true })
      return "refused"
    }
    store.dispatch({
      kind: "undone",
      undone: way === "undo" ? [...undone, undefined] : undone.slice(0, -1),
      isRenameUndone: true,
    })
    notify({ words: messages.done(names), files, isWrong: false })
    return "done"
  })
}
