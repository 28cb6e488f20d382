import { readFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { setTimeout as later } from "node:timers/promises"
import { Refusal, unlessMissing } from "../../../content/files/errors"
import { describeError, writeError } from "../../../content/files/terminal"
import {
  applyUpdate,
  findUpdate,
  type InstalledVersion,
  installedVersion,
  inWorkspace,
  openSite,
  runTrial,
  type TrialOptions,
  timing,
  Uncommitted,
  undoUpdate,
  Waiting,
} from "../../../owner/update/flow"
import type { StepTime } from "../../model/start-state"
import { words } from "../../words/words"
import { newToken } from "../guard"
import type { UpdatePhase, UpdateState } from "./update-state"

/** Runs a task while no other one writes content. */
export type Alone = <Result>(task: () => Promise<Result>) => Promise<Result>

/** How long a step in progress may take to clean up when the studio ends, in milliseconds; the next run cleans up the rest. */
const grace = 5000

/** An update of the kit, shared by all tabs of the studio, whether or not a dialog shows it. Only one step runs at a time. */
export class Updates {
  private readonly site
  private readonly listeners = new Set<() => void>()
  private now: UpdateState = { phase: { kind: "start" } }
  private running: { readonly stop: AbortController; readonly ended: Promise<void> } | undefined
  /** Gives access to the report, because pictures in it cannot send the studio's own token. */
  private readonly reportKey = newToken()

  /**
   * @param project the site's folder
   * @param tools the programs that a trial runs
   */
  constructor(
    project: string,
    private readonly tools: TrialOptions["tools"],
  ) {
    this.site = openSite(project)
  }

  /** How far the update has come. */
  get state(): UpdateState {
    return this.now
  }

  /** @returns a function that removes the listener */
  listen(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** @returns which version the site has, without fetching anything */
  installed(): Promise<InstalledVersion> {
    return installedVersion(this.site)
  }

  /** Looks for a newer version at the source in kit.json. Only this asks another host. A page cannot choose the source, because its code will run. */
  async look(): Promise<void> {
    return this.runStep({ kind: "looking" }, { kind: "start" }, async () => {
      const newer = await findUpdate(this.site, {}, (_name, work) => work())
      return newer ? { kind: "newer", newer } : { kind: "newest" }
    })
  }

  /** Begins to try out the newer version, and returns without waiting for the result. */
  tryOut(): void {
    const { site, tools } = this
    const { newer } = this.phaseOf("newer", "tried")
    const done: StepTime[] = []
    const time = timing((name, seconds) => {
      if (seconds !== undefined) done.push({ name, seconds: Math.round(seconds) })
      const phase = { kind: "trying", newer, done: [...done] } as const
      this.show({ phase: seconds === undefined ? { ...phase, now: { name, seconds: 0 } } : phase })
    })
    void this.runStep({ kind: "trying", newer, done }, { kind: "newer", newer }, async (signal) => {
      try {
        const options = { tools, time, signal, mayCorrect: async () => true }
        const trial = await inWorkspace(site, () => runTrial(site, newer, options))
        return { kind: "tried", newer, trial, report: `/__studio/report/${this.reportKey}/index.html` }
      } catch (error) {
        if (error instanceof Waiting) return { kind: "waiting", newer, said: error.message }
        throw error
      }
    })
  }

  /** Stops a trial. Other steps are short, and run to their end. */
  stop(): void {
    if (this.now.phase.kind === "trying") this.running?.stop.abort()
  }

  /** Installs the version that was tried out. */
  async take(alone: Alone): Promise<void> {
    const { trial } = this.phaseOf("tried")
    return this.runStep({ kind: "taking" }, this.now.phase, async () => {
      await alone(() => inWorkspace(this.site, () => applyUpdate(this.site, trial)))
      return { kind: "taken", version: trial.to, needsPackages: trial.needsPackages }
    })
  }

  /** Undoes the last update. */
  async takeBack(alone: Alone): Promise<void> {
    return this.runStep({ kind: "takingBack" }, this.now.phase, async () => ({
      kind: "takenBack",
      ...(await alone(() => inWorkspace(this.site, () => undoUpdate(this.site)))),
    }))
  }

  /** @throws Refusal unless the update is in one of these phases */
  private phaseOf<Kind extends UpdatePhase["kind"]>(...kinds: readonly Kind[]) {
    const { phase } = this.now
    if (kinds.some((kind) => kind === phase.kind)) return phase as Extract<UpdatePhase, { readonly kind: Kind }>
    throw new Refusal(words.updating.notNow)
  }

  /**
   * @param path of a request, after /__studio/report/
   * @returns a file of the last report; undefined if it does not exist, or the path does not begin with the report's key
   */
  async reportFile(path: string): Promise<{ readonly type: string; readonly content: Buffer } | undefined> {
    const [, key, name = ""] = /^([^/]+)\/([\w-]+\.\w+)$/.exec(path) ?? []
    const type = reportTypes[extname(name)]
    if (key !== this.reportKey || type === undefined) return undefined
    const content = await unlessMissing(readFile(join(this.site.places.report, name)))
    return content && { type, content }
  }

  /** Ends the step in progress, including the programs that it has started. */
  async close(): Promise<void> {
    this.running?.stop.abort()
    await Promise.race([this.running?.ended, later(grace, undefined, { ref: false })])
  }

  /**
   * @param during the phase to show meanwhile
   * @param fallback the phase to show, with the reason, if the step fails
   * @param task returns the phase to show afterwards
   * @returns a promise that resolves when the step has ended
   * @throws Refusal if another step is in progress
   */
  private runStep(
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

  private show(state: UpdateState): void {
    this.now = state
    for (const listener of this.listeners) listener()
  }
}

const reportTypes: Readonly<Record<string, string>> = { ".html": "text/html; charset=utf-8", ".png": "image/png" }

async function outcomeOf(
  task: (signal: AbortSignal) => Promise<UpdatePhase>,
  phase: UpdatePhase,
  signal: AbortSignal,
): Promise<UpdateState> {
  try {
    return { phase: await task(signal) }
  } catch (error) {
    // A program that was stopped with the trial fails with a message that does not matter.
    if (signal.aborted) return { phase }
    if (!(error instanceof Refusal)) {
      writeError(`${describeError(error)}\n`)
      return { phase, refusal: { message: words.refusals.failed(String(error)) } }
    }
    const { message } = error
    const isContent = error instanceof Uncommitted && error.changed.every((line) => /^.. "?data\//.test(line))
    return { phase, refusal: isContent ? { message, about: "content" } : { message } }
  }
}
