import { setTimeout as later } from "node:timers/promises"
import { Refusal } from "../../../content/files/errors"
import { describeError, writeError } from "../../../content/files/terminal"
import { Uncommitted } from "../../../owner/update/progress"
import { words } from "../../words/words"
import type { UpdatePhase, UpdateRefusal, UpdateState } from "./update-state"

/** How long a step in progress may take to clean up at the studio's end, in milliseconds; the next run cleans up the rest. */
const grace = 5000

/** The steps of an update, of which one is taken at a time, and what tabs are told of them. */
export class Steps {
  private readonly listeners = new Set<() => void>()
  private now: UpdateState = { phase: { kind: "start" } }
  private running: { readonly stop: AbortController; readonly ended: Promise<void> } | undefined

  /** How far the update has come. */
  get state(): UpdateState {
    return this.now
  }

  /** @returns a function that removes the listener */
  listen(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Tells that something of the present step has changed. */
  notifyListeners(): void {
    for (const listener of this.listeners) listener()
  }

  /**
   * Takes a step.
   *
   * @param during what is shown meanwhile
   * @param fallback what is shown if it does not succeed, with the reason
   * @param task returns what is shown afterwards
   * @returns when it has come to its end
   * @throws Refusal if another step is being taken
   */
  runStep(
    during: UpdatePhase,
    fallback: UpdatePhase,
    task: (signal: AbortSignal) => Promise<UpdatePhase>,
  ): Promise<void> {
    if (this.running) throw new Refusal(words.updating.busy)
    const stop = new AbortController()
    const ended = outcomeOf(task, fallback, stop.signal).then((outcome) => {
      this.running = undefined
      this.show(outcome)
    })
    this.running = { stop, ended }
    this.show({ phase: during })
    return ended
  }

  /** Stops a trial: other steps are short, and come to their end. */
  stop(): void {
    if (this.now.phase.kind === "trying") this.running?.stop.abort()
  }

  /** Ends the step that is being taken, with the programs that it has started. */
  async close(): Promise<void> {
    if (!this.running) return
    const { stop, ended } = this.running
    stop.abort()
    const inTime = new AbortController()
    await Promise.race([ended, later(grace, undefined, { signal: inTime.signal }).catch(() => undefined)])
    inTime.abort()
  }

  private show(state: UpdateState): void {
    this.now = state
    this.notifyListeners()
  }
}

async function outcomeOf(
  task: (signal: AbortSignal) => Promise<UpdatePhase>,
  fallback: UpdatePhase,
  signal: AbortSignal,
): Promise<UpdateState> {
  try {
    return { phase: await task(signal) }
  } catch (error) {
    // A program that is stopped with the trial fails in words of its own.
    if (signal.aborted) return { phase: fallback }
    if (error instanceof Refusal) return { phase: fallback, refusal: refusalOf(error) }
    writeError(`${describeError(error)}\n`)
    return { phase: fallback, refusal: { message: words.refusals.failed(String(error)) } }
  }
}

function refusalOf(error: Refusal): UpdateRefusal {
  const { message } = error
  if (error instanceof Uncommitted && error.changed.every(isOfContent)) return { message, about: "content" }
  return { message }
}

/** Of a line that git status writes in its short form. */
const isOfContent = (line: string): boolean => /^.. "?data\//.test(line)
