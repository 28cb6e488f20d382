import type { UpdatePhase } from "../../server/update/update-state"
import { words } from "../../words"
import { Sign } from "../look/sign"
import { useSecondsSince } from "../look/use-seconds-since"

interface TrialStepsProps {
  readonly phase: Extract<UpdatePhase, { readonly kind: "trying" }>
  readonly onStop: () => void
}

/** The steps of a trial, with the seconds that they took and take. */
export function TrialSteps({ phase, onStop }: TrialStepsProps) {
  const { to, done, now } = phase
  const passed = useSecondsSince(phase, now !== undefined)
  const steps = Object.entries(words.updating.parts)
  return (
    <>
      <h3 tabIndex={-1} data-first>
        {words.updating.trying(to)}
      </h3>
      {/* The seconds are not announced, only the step. */}
      <p role="status" className="unseen">
        {steps.find(([name]) => name === now?.name)?.[1]}
      </p>
      <ol className="steps-taken">
        {steps.map(([name, step]) => {
          const past = done.findLast((each) => each.name === name)
          const isNow = name === now?.name
          return (
            <li key={name} aria-current={isNow ? "step" : undefined}>
              {past && !isNow ? <Sign name="check" /> : <i aria-hidden="true" />}
              {isNow ? timed(step, now.seconds + passed) : past ? timed(step, past.seconds) : step}
            </li>
          )
        })}
      </ol>
      <p className="help">{words.updating.meanwhile}</p>
      <button type="button" className="button" onClick={onStop}>
        {words.updating.stop}
      </button>
    </>
  )
}

/** @returns a step with its seconds, which stay in one line with their unit */
const timed = (step: string, seconds: number): string =>
  words.start.line(step, seconds).replaceAll(/(?<=\d) /g, "\u00a0")
