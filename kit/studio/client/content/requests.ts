import { RequestFailure, SessionExpired } from "./api"
import type { StateStore } from "./state-store"

/** Sends requests, turning errors into results. */
export class Requests {
  constructor(private readonly store: StateStore) {}

  /** @returns the answer; undefined after an error, which is shown as a message */
  async request<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    const answer = await this.requestOrError(ask)
    if (!(answer instanceof RequestFailure)) return answer
    this.store.dispatch({ kind: "notice", notice: { words: answer.message, isWrong: true } })
    return undefined
  }

  /** @returns the answer, or the error */
  async requestOrError<Result>(ask: () => Promise<Result>): Promise<Result | RequestFailure> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof SessionExpired) sessionExpired(this.store, error)
      return error instanceof RequestFailure
        ? error
        : new RequestFailure(error instanceof Error ? error.message : String(error))
    }
  }
}

/** The studio was restarted: this page is of no use any more. */
export function sessionExpired(store: StateStore, { message }: SessionExpired): void {
  if (store.state.connection !== "over") store.dispatch({ kind: "connection", connection: "over", reason: message })
}
