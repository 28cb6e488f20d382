import type { UpdatePhase } from "../../server/update/update-state"
import { words } from "../../words/words"
import { StepList } from "../ui/step-list"

interface TrialStepsProps {
  readonly phase: Extract<UpdatePhase, { readonly kind: "trying" }>
  readonly onStop: () => void
}

/** The steps of a trial, and the button that stops it. */
export const TrialSteps = ({ phase: { to, done, now }, onStop }: TrialStepsProps) => (
  <>
    <h3 tabIndex={-1} data-first>
      {words.updating.trying(to)}
    </h3>
    <StepList steps={Object.entries(words.updating.parts)} done={done} now={now} />
    <p className="help">{words.updating.meanwhile}</p>
    <button type="button" className="button" onClick={onStop}>
      {words.updating.stop}
    </button>
  </>
)
