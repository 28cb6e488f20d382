import type { ServerEvent } from "../../../server/events"
import { type Api, Over, Refused } from "./api"

/** Does something later, and gives back how to leave it. */
export type Timer = (milliseconds: number, task: () => void) => () => void

interface ConnectionListener {
  readonly onEvent: (event: ServerEvent) => void
  /** It could not be had again at once. */
  readonly onLost: (reason: Refused) => void
  /** The server does not know this page any more. */
  readonly onOver: () => void
}

/** A lost connection is tried again, each time later, in milliseconds. */
const retries = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const

/** Hears the server for as long as there is one, and again when there is one again. */
export class Connection {
  private losses = 0
  private stop = () => {}

  constructor(
    private readonly around: { readonly api: Pick<Api, "listen">; readonly timer: Timer },
    private readonly listener: ConnectionListener,
  ) {}

  open(): void {
    this.stop = this.around.api.listen(
      (event) => {
        this.losses = 0
        this.listener.onEvent(event)
      },
      (reason) => this.lost(reason),
    )
  }

  close(): void {
    this.stop()
  }

  private lost(reason: Error): void {
    if (reason instanceof Over) {
      this.listener.onOver()
      return
    }
    // A server that was just started anew is there again in a moment: nobody has to hear of it.
    if (this.losses > 0) this.listener.onLost(reason instanceof Refused ? reason : new Refused(reason.message))
    const wait = retries[Math.min(this.losses, retries.length - 1)] ?? 0
    this.losses += 1
    this.stop = this.around.timer(wait, () => this.open())
  }
}
