import { setTimeout as later } from "node:timers/promises"
import { Refusal } from "../../../src/content/new/refusal"
import { inWorkspace, look, type Offer, siteIn, sourceNamed, type Tried, take, tryOut } from "../../../src/update/flow"
import type { Side } from "../../../src/update/merge/conflict"
import { Undecided } from "../../../src/update/merge-with-decisions"
import { Clock } from "../../../src/update/proof/clock"
import type { Tools } from "../../../src/update/proof/tools"
import { refuseChanges, Uncommitted } from "../../../src/update/put-in-place"
import { partsOf, secondsOf } from "../../../src/update/report/summary"
import { undo } from "../../../src/update/undo"
import { WrongSource } from "../../../src/update/versions"
import { words } from "../../words"
import { newToken } from "../guard"
import { installedIn } from "./installed"
import { type ReportFile, reportFile } from "./report-file"
import { TrialProgress } from "./trial-progress"
import type { Installed, UpdatePhase, UpdateRefusal, UpdateState } from "./update-state"

/** Runs a task while no other writes content. */
type Alone = <Result>(task: () => Promise<Result>) => Promise<Result>

/** How long a step in progress may take to clean up at the studio's end, in milliseconds; the next run cleans up the rest. */
const grace = 5000

const nothing = new Clock(() => undefined)

/** An update of the kit, step by step: one for all tabs of the studio, whether a dialog shows it or not. */
export class Updates {
  private readonly site
  private readonly listeners = new Set<() => void>()
  private phase: UpdatePhase = { kind: "start" }
  private refusal: UpdateRefusal | undefined
  private offer: Offer | undefined
  private tried: Tried | undefined
  private progress: TrialProgress | undefined
  private running: { readonly stop: AbortController; readonly ended: Promise<void> } | undefined
  /** Known to whoever may see the report: pictures on it cannot send the studio's own token. */
  private readonly reportKey = newToken()

  /**
   * @param project the site's folder
   * @param tools the programs that a trial runs
   */
  constructor(
    project: string,
    private readonly tools: Tools,
  ) {
    this.site = siteIn(project)
  }

  /** How far the update has come. */
  get state(): UpdateState {
    const { phase, refusal, progress } = this
    const now = progress && phase.kind === "trying" ? { ...phase, ...progress.state } : phase
    return { phase: now, ...(refusal ? { refusal } : {}) }
  }

  /** @returns a function that removes the listener */
  listen(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** @returns which version the site has; nothing is fetched */
  installed(): Promise<Installed> {
    return installedIn(this.site)
  }

  /**
   * Looks for a newer version. Only this asks another host.
   *
   * @param source a git address or a folder; by default the one that kit.json names
   */
  async look(source: string | undefined): Promise<void> {
    const { folder } = this.site.git
    await this.step({ kind: "looking" }, { kind: "start" }, async () => {
      const named = source === undefined ? undefined : sourceNamed(folder, source, folder)
      const found = await look(this.site, { source: named }, nothing)
      this.tried = undefined
      this.offer = found.kind === "offer" ? found.offer : undefined
      return this.offer ? offered(this.offer) : { kind: "newest" }
    })
  }

  /**
   * Begins to try the offered version out; it goes on when this returns.
   *
   * @param sides whose lines to take in files in conflict, by path
   */
  tryOut(sides: Readonly<Record<string, Side>>): void {
    const { site, tools, offer, phase } = this
    if (!offer) throw new Refusal(words.updating.notNow)
    const to = offer.step.target.version
    const progress = new TrialProgress(() => this.tell())
    const fallback = phase.kind === "conflicts" ? phase : offered(offer)
    void this.step({ kind: "trying", to, done: [] }, fallback, (signal) => {
      this.progress = progress
      this.tried = undefined
      return inWorkspace(site, async () => {
        await refuseChanges(site.git)
        const clock = new Clock((news) => progress.hear(news))
        const decide = async () => new Map(Object.entries(sides))
        const tried = await tryOut(site, offer, { decide, tools, clock, signal })
        this.tried = tried
        const { outcome } = tried
        const report = `/__studio/report/${this.reportKey}/index.html`
        return { kind: "tried", to, parts: partsOf(outcome), seconds: secondsOf(outcome), report }
      })
    })
  }

  /** Stops the trial. */
  stop(): void {
    if (this.phase.kind === "trying") this.running?.stop.abort()
  }

  /** Takes the version that was tried out. */
  async take(alone: Alone): Promise<void> {
    const { site, tried, phase } = this
    if (!tried) throw new Refusal(words.updating.notNow)
    const { to, proof } = tried.outcome
    await this.step({ kind: "taking", to }, phase, async () => {
      await alone(() => inWorkspace(site, () => take(site, tried)))
      this.offer = undefined
      this.tried = undefined
      return { kind: "taken", to, needsPackages: proof.needsPackages }
    })
  }

  /** Takes the last update back. */
  async takeBack(alone: Alone): Promise<void> {
    const { git, places } = this.site
    await this.step({ kind: "takingBack" }, this.phase, async () => {
      const undone = await alone(() =>
        inWorkspace(this.site, async () => {
          await refuseChanges(git)
          return undo(git, places)
        }),
      )
      this.offer = undefined
      this.tried = undefined
      return { kind: "takenBack", ...undone }
    })
  }

  /**
   * @param path of a request, after /__studio/report/
   * @returns a file of the last report; undefined if there is none of this name, or the path does not begin with the report's key
   */
  async reportFile(path: string): Promise<ReportFile | undefined> {
    const [key, name, ...more] = path.split("/")
    if (key !== this.reportKey || name === undefined || more.length > 0) return undefined
    return reportFile(this.site.places.report, name)
  }

  /** Ends what is in progress, with the programs that it has started. */
  async close(): Promise<void> {
    const { running } = this
    if (!running) return
    running.stop.abort()
    const abort = new AbortController()
    await Promise.race([running.ended, later(grace, undefined, { signal: abort.signal }).catch(() => undefined)])
    abort.abort()
  }

  /**
   * Takes one step at a time.
   *
   * @param during what is shown meanwhile
   * @param fallback what is shown if it does not succeed
   * @param task returns what is shown afterwards
   */
  private step(
    during: UpdatePhase,
    fallback: UpdatePhase,
    task: (signal: AbortSignal) => Promise<UpdatePhase>,
  ): Promise<void> {
    if (this.running) throw new Refusal(words.updating.busy)
    const stop = new AbortController()
    const ended = this.attempt(fallback, () => task(stop.signal), stop.signal).then(([phase, refusal]) => {
      this.running = undefined
      this.show(phase, refusal)
    })
    this.running = { stop, ended }
    this.show(during)
    return ended
  }

  private async attempt(
    fallback: UpdatePhase,
    task: () => Promise<UpdatePhase>,
    signal: AbortSignal,
  ): Promise<readonly [UpdatePhase, UpdateRefusal?]> {
    try {
      return [await task()]
    } catch (error) {
      // A program that is stopped with the trial fails in words of its own.
      if (signal.aborted) return [fallback]
      if (error instanceof Undecided && this.offer)
        return [{ kind: "conflicts", to: this.offer.step.target.version, files: error.open }]
      if (error instanceof Refusal) return [fallback, refusalOf(error)]
      process.stderr.write(`${String(Object(error).stack ?? error)}\n`)
      return [fallback, { message: words.refusals.failed(String(error)) }]
    }
  }

  private show(phase: UpdatePhase, refusal?: UpdateRefusal): void {
    this.phase = phase
    this.refusal = refusal
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

const offered = ({ step, sections }: Offer): UpdatePhase => ({ kind: "offer", to: step.target.version, sections })

function refusalOf(error: Refusal): UpdateRefusal {
  const { message } = error
  if (error instanceof WrongSource) return { message, about: "source" }
  if (error instanceof Uncommitted && error.changed.every(isOfContent)) return { message, about: "content" }
  return { message }
}

const isOfContent = (line: string): boolean => /^.. "?data\//.test(line)
