import { type StartState, type StartStep, type StepTime, startSteps } from "../model/start-state"

/** Measures the steps of the start as they happen. */
export class Progress {
  private readonly listeners = new Set<() => void>()
  private readonly done: Array<StepTime<StartStep>> = []
  private step: StartStep | undefined = startSteps[0]
  private since: number

  /** @param clock in milliseconds */
  constructor(private readonly clock: () => number = () => performance.now()) {
    this.since = clock()
  }

  /** The current state. */
  get state(): StartState {
    const { step, done } = this
    return { done: [...done], ...(step ? { now: { name: step, seconds: this.seconds() } } : {}) }
  }

  /** The preview has begun a step, so the one before has ended; nothing happens if it is not a later one. */
  beginStep(next: StartStep | "ready"): void {
    const { step } = this
    if (!step || (next !== "ready" && startSteps.indexOf(next) <= startSteps.indexOf(step))) return
    this.done.push({ name: step, seconds: this.seconds() })
    this.step = next === "ready" ? undefined : next
    this.since = this.clock()
    for (const listener of this.listeners) listener()
  }

  /** @returns a function that removes the listener */
  listen(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  private seconds(): number {
    return Math.round((this.clock() - this.since) / 1000)
  }
}
