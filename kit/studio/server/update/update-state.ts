import type { NewerVersion, TrialResult } from "../../../owner/update/flow"
import type { StepTime } from "../../model/start-state"

/** How far an update has come. */
export type UpdatePhase =
  /** Nothing has been looked for, versions are, or there is no newer one. */
  | { readonly kind: "start" | "looking" | "newest" }
  | { readonly kind: "newer"; readonly newer: NewerVersion }
  | {
      readonly kind: "trying"
      readonly newer: NewerVersion
      readonly done: readonly StepTime[]
      readonly now?: StepTime
    }
  /** What the owner has to correct in `.update/site` before the trial goes on, with the commands. */
  | { readonly kind: "waiting"; readonly newer: NewerVersion; readonly said: string }
  /** What changes on the site, with the address of the whole report. */
  | { readonly kind: "tried"; readonly newer: NewerVersion; readonly trial: TrialResult; readonly report: string }
  | { readonly kind: "taking" | "takingBack" }
  /** Undefined is the version before kit.json. */
  | { readonly kind: "taken" | "takenBack"; readonly version: string | undefined; readonly needsPackages: boolean }

/** What all tabs are told of an update. */
export interface UpdateState {
  readonly phase: UpdatePhase
  /** Why the last step was not taken. */
  readonly refusal?: {
    readonly message: string
    /** There is content that is not published. */
    readonly about?: "content"
  }
}
