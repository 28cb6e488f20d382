import { useEffect, useState } from "react"
import { formatDuration, type StepTime } from "../../model/start-state"
import { words } from "../../words/words"
import { Icon } from "./icon"

interface StepListProps {
  /** The labels of all steps by name, in order. */
  readonly steps: ReadonlyArray<readonly [name: string, label: string]>
  /** The finished steps; a step that ran twice is listed twice. */
  readonly done: readonly StepTime[]
  /** The step in progress, a new object with each report of the server. */
  readonly now: StepTime | undefined
}

/** The steps of something that takes a while, with the seconds that they took or have taken so far. */
export function StepList({ steps, done, now }: StepListProps) {
  const passed = useSecondsSince(now)
  return (
    <>
      {/* The seconds are not announced, only the step. */}
      <p role="status" className="unseen">
        {steps.find(([name]) => name === now?.name)?.[1]}
      </p>
      <ol className="step-list">
        {steps.map(([name, label]) => {
          const past = done.findLast((each) => each.name === name)
          const isNow = name === now?.name
          return (
            <li key={name} aria-current={isNow ? "step" : undefined}>
              {past && !isNow ? <Icon name="check" /> : <i aria-hidden="true" />}
              {isNow ? timed(label, now.seconds + passed) : past ? timed(label, past.seconds) : label}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** @returns a step with its seconds, which stay on one line with their unit */
const timed = (label: string, seconds: number): string =>
  words.start.line(label, formatDuration(seconds)).replaceAll(/(?<=\d) /g, "\u00a0")

/**
 * @param told the server's latest report; undefined while nothing is in progress
 * @returns the whole seconds since that report
 */
function useSecondsSince(told: object | undefined): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const from = performance.now()
    setPassed(0)
    if (!told) return
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - from) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [told])
  return passed
}
