import type { Diagnostic } from "../../content/diagnostic/diagnostic"
import type { Json } from "../../content/json/edit-json"

/** How far an edit is on its way from the keyboard to the file. */
export type PendingEditState =
  /** Saved when the typing pauses; a held edit when its field is left or Enter is pressed. */
  | { readonly kind: "typed" }
  | { readonly kind: "saving"; readonly sent: Json | undefined }
  /** It would break the site. */
  | { readonly kind: "refused" }
  /** The server was unreachable, or could not write. */
  | { readonly kind: "failed"; readonly reason: string }
  /** The file's value has changed since the typing began. */
  | { readonly kind: "conflict" }
  /** Its entry was removed from the file, in this tab (`isMine`) or elsewhere. */
  | { readonly kind: "gone"; readonly isMine: boolean }

/** An unsaved edit. */
export interface PendingEdit {
  /** The typed value; undefined to remove it. */
  readonly mine: Json | undefined
  /** The file's value when the typing began. */
  readonly base: Json | undefined
  readonly state: PendingEditState
  /** An address: not saved at a pause, since half an address is none. */
  readonly isHeld: boolean
  /** The check's result for it. */
  readonly diagnostics: readonly Diagnostic[]
  /** How often saving failed in a row. */
  readonly failures: number
  /** The file's value on the other side of a change that it made along with another one: an undo brings it back, and redo takes it away again. */
  readonly otherBase?: { readonly value: Json | undefined }
}

/** What happens to an edit. `stored` is always the file's current value. */
export type PendingEditEvent =
  | {
      readonly kind: "type"
      readonly value: Json | undefined
      readonly stored: Json | undefined
      readonly isHeld?: boolean
    }
  | { readonly kind: "checked"; readonly value: Json | undefined; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "save" }
  | { readonly kind: "written"; readonly stored: Json | undefined }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "failed"; readonly reason: string }
  /** The file's revision is not the one that the edit was made for: it is made again. */
  | { readonly kind: "outdated" }
  /** The file has changed, here or elsewhere. */
  | { readonly kind: "file"; readonly stored: Json | undefined }
  | { readonly kind: "gone"; readonly isMine: boolean }
  /** What it refers to has got another name, in the file as in the edit. */
  | { readonly kind: "renamed"; readonly mine: Json | undefined; readonly base: Json | undefined }
  /** The file's value has changed along with another one that was typed in this tab. */
  | { readonly kind: "along"; readonly was: Json; readonly stored: Json | undefined }
  | { readonly kind: "keep-mine"; readonly stored: Json | undefined }
  | { readonly kind: "give-up" }

const typed: PendingEditState = { kind: "typed" }

/**
 * The state machine of an edit. Timers, network and messages are outside it (kit/studio/client/content/content-store.ts).
 *
 * @param pending the edit; undefined if there is no unsaved edit
 * @param event what happens to it
 * @returns the edit after the event; undefined if nothing is left to save
 */
export function reducePendingEdit(pending: PendingEdit | undefined, event: PendingEditEvent): PendingEdit | undefined {
  if (event.kind === "type") return type(pending, event)
  if (!pending) return undefined
  const { mine, state } = pending
  switch (event.kind) {
    case "checked":
      // The result for an older value is ignored.
      return isSame(event.value, mine) ? { ...pending, diagnostics: event.diagnostics } : pending
    case "save":
      return isWaiting(pending) ? { ...pending, state: { kind: "saving", sent: mine } } : pending
    case "written":
      if (state.kind !== "saving") return pending
      if (isSame(mine, state.sent)) return undefined
      return compared({ ...pending, base: state.sent, state: typed, failures: 0 }, event.stored)
    case "refused":
      if (state.kind !== "saving" || !isSame(mine, state.sent)) return { ...pending, state: typed }
      return { ...pending, state: { kind: "refused" }, diagnostics: event.diagnostics, failures: 0 }
    case "failed":
      return { ...pending, state: { kind: "failed", reason: event.reason }, failures: pending.failures + 1 }
    case "outdated":
      return { ...pending, state: typed }
    case "file":
      // The answer to an edit being saved arrives soon.
      return state.kind === "saving" ? pending : compared(pending, event.stored)
    case "gone":
      // The answer to an edit being saved decides what becomes of the typing since.
      return state.kind === "gone" || state.kind === "saving"
        ? pending
        : { ...pending, state: { kind: "gone", isMine: event.isMine } }
    case "renamed":
      return { ...pending, mine: event.mine, base: event.base }
    case "along":
      if (!isSame(event.was, pending.base)) return pending
      if (isSame(event.stored, mine) && state.kind !== "saving") return undefined
      return {
        ...pending,
        base: event.stored,
        otherBase: { value: event.was },
        state: state.kind === "conflict" ? typed : state,
      }
    case "keep-mine":
      return { ...pending, base: event.stored, state: typed }
    case "give-up":
      return undefined
  }
}

function type(
  pending: PendingEdit | undefined,
  event: Extract<PendingEditEvent, { kind: "type" }>,
): PendingEdit | undefined {
  const { value, stored, isHeld = false } = event
  if (!pending)
    return isSame(value, stored)
      ? undefined
      : { mine: value, base: stored, state: typed, isHeld, diagnostics: [], failures: 0 }
  const { state } = pending
  // A value being saved is in the file soon; a conflict is decided by the owner's choice, not by typing on.
  if (state.kind === "saving" || state.kind === "gone") return { ...pending, mine: value, isHeld }
  if (isSame(value, stored)) return undefined
  return { ...pending, mine: value, isHeld, state: state.kind === "conflict" ? state : typed }
}

/** Compares an edit with the file's current value: equal ends the edit, a value other than its base is a conflict. */
function compared(pending: PendingEdit, stored: Json | undefined): PendingEdit | undefined {
  if (isSame(stored, pending.mine)) return undefined
  const isAsBefore = isSame(stored, pending.base)
  const { kind } = pending.state
  if (!isAsBefore && pending.otherBase && isSame(stored, pending.otherBase.value))
    return { ...pending, base: stored, otherBase: { value: pending.base }, state: typed }
  if (!isAsBefore) return { ...pending, state: { kind: "conflict" } }
  return kind === "conflict" || kind === "gone" ? { ...pending, state: typed } : pending
}

/** @returns whether an edit can be sent to the server */
export const isWaiting = ({ state }: PendingEdit): boolean => ["typed", "failed", "refused"].includes(state.kind)

/** @returns whether an edit is still to be saved: false if its entry was removed in this tab */
export const isUnsaved = ({ state }: PendingEdit): boolean => !(state.kind === "gone" && state.isMine)

/** How long typing pauses before the file is written, in milliseconds. */
const pause = 350

/** Delays before a failed save is retried, in milliseconds. */
const retries = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const

/** @returns after how many milliseconds an edit is sent automatically; undefined if it waits for the owner */
export function saveDelayMs({ state, isHeld, failures }: PendingEdit): number | undefined {
  if (state.kind === "failed") return retries[Math.min(failures, retries.length) - 1]
  return state.kind === "typed" && !isHeld ? pause : undefined
}

/** @returns whether two values are equal as JSON */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
