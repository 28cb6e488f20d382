import type { Diagnostic } from "../../src/content/check/report/diagnostic"
import type { Json } from "../../src/content/edit/edit-json"

/** Where an edit is on its way from the keyboard to the file. */
export type PendingState =
  /** It is saved when the typing pauses; a held one when its field is left or Enter is pressed. */
  | { readonly kind: "typed" }
  | { readonly kind: "saving"; readonly sent: Json | undefined }
  /** It would break the site. */
  | { readonly kind: "refused" }
  /** The server could not be asked, or could not write. */
  | { readonly kind: "failed"; readonly reason: string }
  /** The file has got another value since the typing began. */
  | { readonly kind: "conflict" }
  /** Its entry is not in the file any more: removed in this tab, or by somebody else. */
  | { readonly kind: "gone"; readonly isMine: boolean }

/** What was typed and does not stand in its file. */
export interface Pending {
  /** Undefined where the value is to be left out. */
  readonly mine: Json | undefined
  /** What stood in the file when the typing began. */
  readonly base: Json | undefined
  readonly state: PendingState
  /** It is an address, and half of one is none: it is not saved at a pause. */
  readonly isHeld: boolean
  /** What the check says of it. */
  readonly diagnostics: readonly Diagnostic[]
  /** How often it could not be saved, one after the other. */
  readonly failures: number
}

/** What happens to an edit. `stored` is always what stands in the file now. */
export type PendingEvent =
  | {
      readonly kind: "type"
      readonly value: Json | undefined
      readonly stored: Json | undefined
      readonly isHeld?: boolean
    }
  | { readonly kind: "judged"; readonly value: Json | undefined; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "save" }
  | { readonly kind: "written"; readonly stored: Json | undefined }
  | { readonly kind: "refused"; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "failed"; readonly reason: string }
  /** The server has found another file than the edit was made for: it is made again. */
  | { readonly kind: "outdated" }
  /** The file has changed, here or elsewhere. */
  | { readonly kind: "file"; readonly stored: Json | undefined }
  | { readonly kind: "gone"; readonly isMine: boolean }
  | { readonly kind: "keep-mine"; readonly stored: Json | undefined }
  | { readonly kind: "give-up" }

const typed: PendingState = { kind: "typed" }

/**
 * The whole life of an edit. Timers, network and words are around it (studio/client/content/content-store.ts).
 *
 * @param pending the edit; undefined where nothing is typed that is not saved
 * @param event what happens
 * @returns the edit after that; undefined when nothing is left to be saved
 */
export function next(pending: Pending | undefined, event: PendingEvent): Pending | undefined {
  if (event.kind === "type") return type(pending, event)
  if (!pending) return undefined
  const { mine, state } = pending
  switch (event.kind) {
    case "judged":
      // The answer to what has been typed over is worth nothing.
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
      // What is on its way has its answer soon.
      return state.kind === "saving" ? pending : compared(pending, event.stored)
    case "gone":
      // The answer to what is on its way says whether what was typed since is still to be saved.
      return state.kind === "gone" || state.kind === "saving"
        ? pending
        : { ...pending, state: { kind: "gone", isMine: event.isMine } }
    case "keep-mine":
      return { ...pending, base: event.stored, state: typed }
    case "give-up":
      return undefined
  }
}

function type(pending: Pending | undefined, event: Extract<PendingEvent, { kind: "type" }>): Pending | undefined {
  const { value, stored, isHeld = false } = event
  if (!pending)
    return isSame(value, stored)
      ? undefined
      : { mine: value, base: stored, state: typed, isHeld, diagnostics: [], failures: 0 }
  const { state } = pending
  // What is on its way stands in the file soon; of two values the owner takes one, and typing on does not decide.
  if (state.kind === "saving" || state.kind === "gone") return { ...pending, mine: value, isHeld }
  if (isSame(value, stored)) return undefined
  return { ...pending, mine: value, isHeld, state: state.kind === "conflict" ? state : typed }
}

/** Whether somebody else has changed what is being typed. */
function compared(pending: Pending, stored: Json | undefined): Pending | undefined {
  if (isSame(stored, pending.mine)) return undefined
  const isAsBefore = isSame(stored, pending.base)
  const { kind } = pending.state
  if (!isAsBefore) return { ...pending, state: { kind: "conflict" } }
  return kind === "conflict" || kind === "gone" ? { ...pending, state: typed } : pending
}

/** @returns whether an edit can be sent to the server */
export const isWaiting = ({ state }: Pending): boolean => ["typed", "failed", "refused"].includes(state.kind)

/** @returns whether an edit is neither in the file nor given up: one whose entry its owner has removed is */
export const isUnsaved = ({ state }: Pending): boolean => !(state.kind === "gone" && state.isMine)

/** Typing pauses: after so many milliseconds the file is written. */
const pause = 350

/** What could not be saved is tried again, each time later, in milliseconds. */
const retries = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const

/** @returns after how many milliseconds an edit is sent by itself; undefined if it waits for somebody */
export function savesAfter({ state, isHeld, failures }: Pending): number | undefined {
  if (state.kind === "failed") return retries[Math.min(failures, retries.length) - 1]
  return state.kind === "typed" && !isHeld ? pause : undefined
}

/** @returns whether two values are the same, whatever they are made of */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
