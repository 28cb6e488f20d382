import { type StartState, startSteps } from "../../model/start"
import { words } from "../../words"
import { StepList } from "../look/step-list"

/** In place of the page while the preview starts: its steps. */
export function PageWait({ start: { done, now } }: { readonly start: StartState }) {
  if (!now) return <p className="page-wait">{words.start.loading}</p>
  return (
    <div className="page-wait">
      <h3>{words.start.waiting}</h3>
      <StepList steps={startSteps.map((step) => [step, words.start.steps[step]] as const)} done={done} now={now} />
      <p>{words.start.meanwhile}</p>
    </div>
  )
}
