import { erase } from "../../content/files/terminal"
import { formatDuration, type StartState, type StartStep, type StepTime, startSteps } from "../model/start-state"
import { words } from "../words/words"

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

/** Where the steps are written. */
interface StepOutput {
  readonly say: (text: string) => void
  /** Whether lines can be written over, as in a terminal and not in a log. */
  readonly isLive: boolean
}

interface StepLines {
  /** Writes other output without mixing it with the step in progress. */
  readonly aside: (write: (text: string) => void, text: string) => void
  readonly stop: () => void
}

/**
 * Writes a line for each step of the start when it ends, with its seconds. A terminal also shows the step in progress, its seconds counting.
 *
 * @param progress of the start
 * @param output to write to
 */
export function stepLines(progress: Progress, { say, isLive }: StepOutput): StepLines {
  let written = 0
  const line = ({ name, seconds }: StepTime<StartStep>) =>
    words.start.line(words.start.steps[name], formatDuration(seconds))
  const showNow = () => {
    const { now } = progress.state
    if (isLive && now) say(erase + line(now))
  }
  const hideNow = () => {
    if (isLive && progress.state.now) say(erase)
  }
  const timer = isLive ? setInterval(showNow, 1000) : undefined
  timer?.unref()
  const unlisten = progress.listen(() => {
    const { done, now } = progress.state
    for (const each of done.slice(written)) say(`${isLive ? erase : ""}${line(each)}\n`)
    written = done.length
    if (now) showNow()
    else stop()
  })
  const stop = () => {
    clearInterval(timer)
    unlisten()
  }
  showNow()
  return {
    aside: (write, text) => {
      hideNow()
      write(text.endsWith("\n") || !isLive || !progress.state.now ? text : `${text}\n`)
      showNow()
    },
    stop: () => {
      hideNow()
      stop()
    },
  }
}
