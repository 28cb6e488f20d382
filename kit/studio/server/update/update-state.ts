import type { NewerVersion, TrialResult } from "../../../owner/update/flow"
import type { StepTime } from "../../model/start-state"

/** How far an update has come. */
export type UpdatePhase =
  /** Nobody has looked for a newer version yet, the search is in progress, or there is none. */
  | { readonly kind: "start" | "looking" | "newest" }
  | { readonly kind: "newer"; readonly newer: NewerVersion }
  | {
      readonly kind: "trying"
      readonly newer: NewerVersion
      readonly done: readonly StepTime[]
      readonly now?: StepTime
    }
  /** The owner has to correct something in `.update/site` before the trial can go on; `said` tells what, with the commands. */
  | { readonly kind: "waiting"; readonly newer: NewerVersion; readonly said: string }
  /** The trial shows what changes on the site; `report` is the address of the full report. */
  | { readonly kind: "tried"; readonly newer: NewerVersion; readonly trial: TrialResult; readonly report: string }
  | { readonly kind: "taking" | "takingBack" }
  /** The version is undefined if it is from before kit.json. */
  | { readonly kind: "taken" | "takenBack"; readonly version: string | undefined; readonly needsPackages: boolean }

/** What all tabs are told about an update. */
export interface UpdateState {
  readonly phase: UpdatePhase
  /** Why the last step failed. */
  readonly refusal?: {
    readonly message: string
    /** Whether unpublished content is the reason. */
    readonly about?: "content"
  }
}
