import type { ServerEvent } from "../../server/events"
import { type Api, RequestFailure, SessionExpired } from "./api"

/** Runs a task later; returns a function that cancels it. */
export type Timer = (milliseconds: number, task: () => void) => () => void

interface ConnectionListener {
  readonly onEvent: (event: ServerEvent) => void
  /** A first attempt to reconnect has failed. */
  readonly onLost: (reason: RequestFailure) => void
  /** The server does not know this page. */
  readonly onOver: (error: SessionExpired) => void
}

/** Delays before attempts to reconnect, in milliseconds. */
const retries = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const

/** Listens to the server's events, and reconnects when the connection is lost. */
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
    if (reason instanceof SessionExpired) {
      this.listener.onOver(reason)
      return
    }
    // The first loss is not reported: a restarting server is back in a moment.
    if (this.losses > 0)
      this.listener.onLost(reason instanceof RequestFailure ? reason : new RequestFailure(reason.message))
    const wait = retries[Math.min(this.losses, retries.length - 1)] ?? 0
    this.losses += 1
    this.stop = this.around.timer(wait, () => this.open())
  }
}
