import type { Diagnostic } from "../../../content/diagnostic/diagnostic"
import { isSame } from "../../model/unsaved-edit"
import type { ChangeOutcome } from "../../server/content/edits/write-file"
import { words } from "../../words/words"
import { type Api, RequestFailure } from "./api"
import { type LocationEdit, resolveEdit } from "./location-edit"
import { namesOfFiles, withShownPages } from "./names"
import { storedAt } from "./reading"
import type { Sender } from "./sender"

/** What became of an edit that was performed at once. */
export type PerformedEdit =
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  /** Nothing is written; the message says why. */
  | { readonly kind: "failed"; readonly message: string }

/**
 * Performs an edit at once, such as moving, adding or removing an entry. It applies to the same entries whatever their indexes by then, or fails.
 *
 * @param edit to perform
 * @param done the message shown when it is done, with an undo
 * @returns the outcome, which is also shown as a message
 */
export async function performEdit(edit: LocationEdit, done: string, sender: Sender): Promise<PerformedEdit> {
  const { store } = sender
  const { location } = edit
  const { file } = location
  const fail = (message: string): PerformedEdit => {
    store.notify({ words: message, isWrong: true })
    return { kind: "failed", message }
  }
  const foreignChanges = () => store.state.foreignChanges.get(file)
  const seen = storedAt(store.state, location)
  const foreign = foreignChanges()
  const entry = edit.kind === "remove" ? location.path.at(-1) : undefined
  const markRemoved = (isRemoved: boolean) => {
    if (typeof entry === "number") store.dispatch({ kind: "removed", entry, isRemoved })
  }
  return sender.run(async () => {
    markRemoved(true)
    const saved = await sender.save(file, () => {
      const now = storedAt(store.state, location)
      const isReplaced = edit.kind === "set" || edit.kind === "remove"
      const isOther = isReplaced && foreignChanges() !== foreign && !isSame(now, seen)
      const resolved = isOther || (seen.isThere && !now.isThere) ? undefined : resolveEdit(store.state, edit)
      return resolved ? [resolved] : []
    })
    const outcome = saved instanceof RequestFailure ? undefined : saved?.outcomes[0]
    if (outcome?.kind !== "written") markRemoved(false)
    if (saved instanceof RequestFailure) return fail(saved.message)
    if (!saved) return fail(words.saving.outdated(namesOfFiles([file], store.state)))
    if (outcome?.kind === "refused") {
      const { diagnostics } = outcome
      store.notify({ words: words.saving.notDone(diagnostics[0]), isWrong: true })
      return { kind: "refused", diagnostics }
    }
    store.notify({ words: withShownPages(done, saved.shown, store.state), canUndo: true })
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
 * @param gone the message shown if what was to be changed is gone
 * @returns whether it is done
 */
export async function changeFiles<Outcome extends ChangeOutcome>(
  ask: (send: Api["send"]) => Promise<Outcome>,
  done: string | ((written: Written<Outcome>) => string),
  gone = words.changes.outdated,
  sender: Sender,
): Promise<boolean> {
  const { store } = sender
  return sender.run(async () => {
    const outcome: ChangeOutcome | undefined = await sender.request(() => ask(sender.api.send))
    if (!outcome) return false
    if (outcome.kind === "written") {
      const { file, checkResult } = outcome
      // A picture is not a file with texts.
      if (store.state.docs.has(file.file)) store.dispatch({ kind: "revision", file, isMine: true, checkResult })
      store.notify({ words: typeof done === "string" ? done : done(outcome as Written<Outcome>), canUndo: true })
      return true
    }
    const said =
      outcome.kind === "refused"
        ? words.saving.notDone(outcome.diagnostics[0])
        : outcome.kind === "gone"
          ? gone
          : words.saving.outdated(namesOfFiles([outcome.file.file], store.state))
    store.notify({ words: said, isWrong: true })
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
 * @param isByKey whether a key asked for it, which never undoes a whole site
 * @returns whether there was none
 */
export async function undoOrRedo(way: "undo" | "redo", sender: Sender, isByKey = false): Promise<boolean> {
  const { api, store } = sender
  return sender.run(async () => {
    const messages = undoMessages[way]
    const before = store.state
    const outcome = await sender.request(() => api.send(`POST ${way}`, { isByKey }))
    if (outcome === undefined) return false
    if (outcome === null) {
      store.notify({ words: messages.none })
      return true
    }
    const { files, kind } = outcome
    const { undone } = store.state
    const names = namesOfFiles(files, store.state, before)
    if (kind === "large") {
      store.notify({ words: words.saving.keyEnds(files.length) })
      return false
    }
    if (kind !== "done") {
      store.notify({ words: messages.refused(names), files, isWrong: true })
      return false
    }
    store.dispatch({
      kind: "undone",
      undone: way === "undo" ? [...undone, undefined] : undone.slice(0, -1),
      isRenameUndone: true,
    })
    store.notify({ words: messages.done(names), files, isWrong: false })
    return false
  })
}
