import { type StartState, startSteps } from "../../model/start"
import { words } from "../../words"
import { Sign } from "../look/sign"
import { useSecondsSince } from "../look/use-seconds-since"

/** In place of the page while the preview starts: its steps, with the seconds that they took and take. */
export function PageWait({ start }: { readonly start: StartState }) {
  const { done, now } = start
  const passed = useSecondsSince(start, now !== undefined)
  if (!now) return <p className="page-wait">{words.start.loading}</p>
  return (
    <div className="page-wait">
      <h3>{words.start.waiting}</h3>
      {/* The seconds are not announced, only the step. */}
      <p role="status" className="unseen">
        {words.start.steps[now.step]}
      </p>
      <ol>
        {startSteps.map((step) => {
          const past = done.find((each) => each.step === step)
          const isNow = step === now.step
          return (
            <li key={step} aria-current={isNow ? "step" : undefined} className={past ? "is-done" : ""}>
              {past ? <Sign name="check" /> : <i aria-hidden="true" />}
              {past
                ? words.start.line(words.start.steps[step], past.seconds)
                : isNow
                  ? words.start.line(words.start.steps[step], now.seconds + passed)
                  : words.start.steps[step]}
            </li>
          )
        })}
      </ol>
      <p>{words.start.meanwhile}</p>
    </div>
  )
}
