import { type StartState, startSteps } from "../../model/start-state"
import { words } from "../../words/words"
import { StepList } from "../ui/step-list"

interface PageWaitProps {
  readonly start: StartState
  /** The page before it is still there, and goes pale. */
  readonly isAbovePage: boolean
}

/** In place of the page while it is on its way; while the preview starts, with its steps. */
export function PageWait({ start: { done, now }, isAbovePage }: PageWaitProps) {
  if (!now)
    return (
      <div className={isAbovePage ? "page-wait is-above" : "page-wait"}>
        <p role="status">{words.start.loading}</p>
      </div>
    )
  return (
    <div className="page-wait">
      <h3>{words.start.waiting}</h3>
      <StepList steps={startSteps.map((step) => [step, words.start.steps[step]] as const)} done={done} now={now} />
      <p>{words.start.meanwhile}</p>
    </div>
  )
}
