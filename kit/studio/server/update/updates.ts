import { Refusal } from "../../../content/files/errors"
import {
  applyUpdate,
  findUpdate,
  type InstalledVersion,
  installedVersion,
  inWorkspace,
  type NewerVersion,
  openSite,
  runTrial,
  type TrialOptions,
  type TrialResult,
  undoUpdate,
} from "../../../owner/update/flow"
import { Clock, Waiting } from "../../../owner/update/progress"
import { words } from "../../words/words"
import { newToken } from "../guard"
import { type ReportFile, reportFile } from "./report-file"
import { Steps } from "./steps"
import { TrialProgress } from "./trial-progress"
import type { UpdatePhase, UpdateState } from "./update-state"

/** Runs a task while no other writes content. */
type Alone = <Result>(task: () => Promise<Result>) => Promise<Result>

/** An update of the kit: one for all tabs of the studio, whether a dialog shows it or not. */
export class Updates {
  private readonly site
  private readonly steps = new Steps()
  private newer: NewerVersion | undefined
  private tried: TrialResult | undefined
  private progress: TrialProgress | undefined
  /** Known to whoever may see the report: pictures on it cannot send the studio's own token. */
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
    const { state } = this.steps
    return state.phase.kind === "trying" ? { ...state, phase: { ...state.phase, ...this.progress?.state } } : state
  }

  /** @returns a function that removes the listener */
  listen(listener: () => void): () => void {
    return this.steps.listen(listener)
  }

  /** @returns which version the site has; nothing is fetched */
  installed(): Promise<InstalledVersion> {
    return installedVersion(this.site)
  }

  /** Looks for a newer version where kit.json says. Only this asks another host; a page cannot name it, since its code is run. */
  async look(): Promise<void> {
    return this.steps.runStep({ kind: "looking" }, { kind: "start" }, async () => {
      this.forget()
      const found = await findUpdate(this.site, {}, new Clock(() => undefined))
      if (found.kind === "newest") return { kind: "newest" }
      this.newer = found.newer
      return newerPhase(found.newer)
    })
  }

  /** Begins to try the newer version out; it goes on when this returns. */
  tryOut(): void {
    const { site, tools, newer, steps } = this
    if (!newer) throw new Refusal(words.updating.notNow)
    const to = newer.step.target.version
    const progress = new TrialProgress(() => steps.notifyListeners())
    const clock = new Clock((news) => progress.handleNews(news))
    void steps.runStep({ kind: "trying", to, done: [] }, newerPhase(newer), async (signal) => {
      this.progress = progress
      this.tried = undefined
      const options = { tools, clock, signal, mayRewrite: async () => true }
      try {
        this.tried = await inWorkspace(site, () => runTrial(site, newer, options))
        return this.triedPhase(this.tried)
      } catch (error) {
        if (error instanceof Waiting) return { kind: "waiting", to, message: error.message }
        throw error
      }
    })
  }

  private triedPhase({ outcome, parts, seconds }: TrialResult): UpdatePhase {
    const report = `/__studio/report/${this.reportKey}/index.html`
    return { kind: "tried", to: outcome.to, parts, seconds, report }
  }

  /** Stops a trial. */
  stop(): void {
    this.steps.stop()
  }

  /** Takes the version that was tried out. */
  async take(alone: Alone): Promise<void> {
    const { site, tried, steps } = this
    if (!tried) throw new Refusal(words.updating.notNow)
    const { to, proof } = tried.outcome
    return steps.runStep({ kind: "taking", to }, steps.state.phase, async () => {
      await alone(() => inWorkspace(site, () => applyUpdate(site, tried)))
      this.forget()
      return { kind: "taken", to, needsPackages: proof.needsPackages }
    })
  }

  /** Takes the last update back. */
  async takeBack(alone: Alone): Promise<void> {
    const { site, steps } = this
    return steps.runStep({ kind: "takingBack" }, steps.state.phase, async () => {
      const undone = await alone(() => inWorkspace(site, () => undoUpdate(site)))
      this.forget()
      return { kind: "takenBack", ...undone }
    })
  }

  /** What was found of another state of the site. */
  private forget(): void {
    this.newer = undefined
    this.tried = undefined
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
  close(): Promise<void> {
    return this.steps.close()
  }
}

const newerPhase = ({ step, sections }: NewerVersion): UpdatePhase => ({
  kind: "newer",
  to: step.target.version,
  sections,
})
