import type { Diagnostic } from "../../content/diagnostic/diagnostic"
import type { Json } from "../../content/json/edit-json"
import type { ContentLocation } from "./entry-ids"

/** An edit that can be sent to the server. */
type WaitingState =
  /** Waiting to be saved: when the typing pauses, or for a held edit when its field is left or Enter is pressed. */
  | { readonly kind: "typed" }
  /** It would break the site. */
  | { readonly kind: "refused" }
  /** The server was unreachable, or could not write. */
  | { readonly kind: "failed"; readonly reason: string }

/** An edit's progress from the keyboard to the file. */
export type UnsavedEditState =
  | WaitingState
  /** `former` is shown until the outcome is known, or its message and buttons would disappear and reappear with each retry. */
  | { readonly kind: "saving"; readonly sent: Json | undefined; readonly former: WaitingState }
  /** The file's value has changed since the typing began. */
  | { readonly kind: "conflict" }
  /** Its entry was removed from the file, in this tab (`isMine`) or elsewhere. */
  | { readonly kind: "gone"; readonly isMine: boolean }

/** A typed value that is not in the file yet. */
export interface UnsavedEdit extends ContentLocation {
  /** Undefined to remove it. */
  readonly value: Json | undefined
  /** The file's value when the typing began. */
  readonly base: Json | undefined
  readonly state: UnsavedEditState
  /** Not saved when the typing pauses, because it is an address, and half an address is useless. */
  readonly isHeld: boolean
  /** The check's result for it. */
  readonly diagnostics: readonly Diagnostic[]
  /** How often saving failed in a row. */
  readonly failures: number
  /** For an edit of another tab, the path at which it was typed: its own path leads nowhere. */
  readonly meant?: ContentLocation["path"] | undefined
}

/** @returns where an edit was typed */
export const typedAt = ({ file, path, meant = path }: UnsavedEdit): ContentLocation => ({ file, path: meant })

/** What happens to an edit. `stored` is always the file's current value. */
export type UnsavedEditEvent =
  | {
      readonly kind: "type"
      readonly location: ContentLocation
      readonly value: Json | undefined
      readonly stored: Json | undefined
      readonly isHeld?: boolean
      /** The value on which the typing was based, if that was not the file's. */
      readonly seen?: Json | undefined
    }
  | { readonly kind: "checked"; readonly value: Json | undefined; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "save" }
  | { readonly kind: "written"; readonly stored: Json | undefined }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "failed"; readonly reason: string }
  /** The file's revision is no longer the one that the edit was made for, so the edit is sent again. */
  | { readonly kind: "outdated" }
  /** The file has changed, here or elsewhere. */
  | { readonly kind: "file"; readonly stored: Json | undefined }
  | { readonly kind: "gone"; readonly isMine: boolean }
  | { readonly kind: "keep-mine"; readonly stored: Json | undefined }
  | { readonly kind: "give-up" }

const typed: UnsavedEditState = { kind: "typed" }

/**
 * The state machine of an edit. Timers, network and messages are elsewhere (kit/studio/client/content).
 *
 * @param edit the edit; undefined if there is no unsaved edit
 * @param event what happens to it
 * @returns the edit after the event; undefined if nothing is left to save
 */
export function reduceUnsavedEdit(edit: UnsavedEdit | undefined, event: UnsavedEditEvent): UnsavedEdit | undefined {
  if (event.kind === "type") return type(edit, event)
  if (!edit) return undefined
  const { value, state } = edit
  switch (event.kind) {
    case "checked":
      // The result for an older value is ignored.
      return isSame(event.value, value) ? { ...edit, diagnostics: event.diagnostics } : edit
    case "save":
      return isWaiting(edit) ? { ...edit, state: { kind: "saving", sent: value, former: edit.state } } : edit
    case "written":
      if (state.kind !== "saving") return edit
      if (isSame(value, state.sent)) return undefined
      return compared({ ...edit, base: state.sent, state: typed, failures: 0 }, event.stored)
    case "refused":
      if (state.kind !== "saving" || !isSame(value, state.sent)) return { ...edit, state: typed }
      return { ...edit, state: { kind: "refused" }, diagnostics: event.diagnostics, failures: 0 }
    case "failed":
      return { ...edit, state: { kind: "failed", reason: event.reason }, failures: edit.failures + 1 }
    case "outdated":
      return { ...edit, state: typed }
    case "file":
      // The response to the save arrives soon.
      return state.kind === "saving" ? edit : compared(edit, event.stored)
    case "gone":
      // The response to the save decides what becomes of anything typed since.
      return state.kind === "gone" || state.kind === "saving"
        ? edit
        : { ...edit, state: { kind: "gone", isMine: event.isMine } }
    case "keep-mine":
      return { ...edit, base: event.stored, state: typed }
    case "give-up":
      return undefined
  }
}

function type(
  edit: UnsavedEdit | undefined,
  event: Extract<UnsavedEditEvent, { kind: "type" }>,
): UnsavedEdit | undefined {
  const { location, value, stored, isHeld = false, seen = stored } = event
  if (!edit)
    return isSame(value, stored)
      ? undefined
      : {
          file: location.file,
          path: location.path,
          value,
          base: seen,
          state: isSame(seen, stored) ? typed : { kind: "conflict" },
          isHeld,
          diagnostics: [],
          failures: 0,
        }
  const { state } = edit
  // A value being saved will soon be in the file. A conflict is resolved by the owner's choice, not by further typing.
  if (state.kind === "saving" || state.kind === "gone") return { ...edit, value, isHeld }
  if (isSame(value, stored)) return undefined
  return { ...edit, value, isHeld, state: state.kind === "conflict" ? state : typed }
}

/** Compares an edit with the file's current value: if they are equal, the edit ends; if the file has neither it nor its base, there is a conflict. */
function compared(edit: UnsavedEdit, stored: Json | undefined): UnsavedEdit | undefined {
  if (isSame(stored, edit.value)) return undefined
  const isAsBefore = isSame(stored, edit.base)
  const { kind } = edit.state
  if (!isAsBefore) return { ...edit, state: { kind: "conflict" } }
  return kind === "conflict" || kind === "gone" ? { ...edit, state: typed } : edit
}

/** @returns whether an edit can be sent to the server */
export const isWaiting = (edit: UnsavedEdit): edit is UnsavedEdit & { readonly state: WaitingState } =>
  ["typed", "failed", "refused"].includes(edit.state.kind)

/** @returns the state to show: during a save, the one before it */
export const shownState = ({ state }: UnsavedEdit) => (state.kind === "saving" ? state.former : state)

/** @returns whether an edit is still to be saved: false if its entry was removed in this tab */
export const isUnsaved = ({ state }: UnsavedEdit): boolean => !(state.kind === "gone" && state.isMine)

/** How long typing has to pause before the edit is saved, in milliseconds. */
const pause = 350

/** Delays before a failed save is retried, in milliseconds. */
const retries = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const

/** @returns after how many milliseconds an edit is sent automatically; undefined if it waits for the owner */
export function saveDelayMs({ state, isHeld, failures }: UnsavedEdit): number | undefined {
  if (state.kind === "failed") return retries[Math.min(failures, retries.length) - 1]
  return state.kind === "typed" && !isHeld ? pause : undefined
}

/** @returns whether two values are equal as JSON */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
