import type { NewerVersion, TrialResult } from "../../../owner/update/flow"
import type { StepTime } from "../../model/start-state"

/** How far an update has come. */
export type UpdatePhase =
  /** Nothing has been looked for. */
  | { readonly kind: "start" }
  | { readonly kind: "looking" }
  /** There is no newer version. */
  | { readonly kind: "newest" }
  /** There is one. */
  | { readonly kind: "newer"; readonly to: string; readonly sections: NewerVersion["sections"] }
  | { readonly kind: "trying"; readonly to: string; readonly done: readonly StepTime[]; readonly now?: StepTime }
  /** The trial waits for the owner, who mends it in `.update/site` with git's own tools: which files, and the commands to go on. */
  | { readonly kind: "waiting"; readonly to: string; readonly message: string }
  | {
      readonly kind: "tried"
      readonly to: string
      /** What changes on the site. */
      readonly parts: TrialResult["parts"]
      /** How long it took, in a sentence. */
      readonly seconds: string
      /** The address of the whole report, on the studio's server. */
      readonly report: string
    }
  | { readonly kind: "taking"; readonly to: string }
  | { readonly kind: "taken"; readonly to: string; readonly needsPackages: boolean }
  | { readonly kind: "takingBack" }
  | { readonly kind: "takenBack"; readonly version?: string | undefined; readonly needsPackages: boolean }

/** Why the last step was not taken. */
export interface UpdateRefusal {
  readonly message: string
  /** Content that is not published; without it, anything else. */
  readonly about?: "content"
}

/** What all tabs are told of an update. */
export interface UpdateState {
  readonly phase: UpdatePhase
  readonly refusal?: UpdateRefusal
}
