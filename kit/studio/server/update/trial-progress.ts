import type { PartNews } from "../../../owner/update/progress"
import type { UpdatePhase } from "./update-state"

type Trying = Extract<UpdatePhase, { readonly kind: "trying" }>

/** The parts of a trial as they happen. */
export class TrialProgress {
  private done: Trying["done"] = []
  private now: { readonly name: string; readonly since: number } | undefined

  /**
   * @param tell called as each part begins and ends
   * @param clock in milliseconds
   */
  constructor(
    private readonly tell: () => void,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** The current state. */
  get state(): Pick<Trying, "done" | "now"> {
    const { done, now } = this
    return { done, ...(now ? { now: { name: now.name, seconds: Math.round((this.clock() - now.since) / 1000) } } : {}) }
  }

  handleNews(news: PartNews): void {
    const { name } = news
    this.now = news.kind === "begun" ? { name, since: this.clock() } : undefined
    if (news.kind === "done") this.done = [...this.done, { name, seconds: Math.round(news.seconds) }]
    this.tell()
  }
}
