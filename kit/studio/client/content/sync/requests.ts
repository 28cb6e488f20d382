import type { ObservableState } from "../content-state"
import { RequestFailure, SessionExpired } from "./api"

/** Sends requests, turning errors into results. */
export class Requests {
  /** @param onOver called if the server does not know this page */
  constructor(
    private readonly state: ObservableState,
    private readonly onOver: () => void,
  ) {}

  /** @returns the answer; undefined after an error, which is shown as a message */
  async request<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    const answer = await this.requestOrError(ask)
    if (!(answer instanceof RequestFailure)) return answer
    this.state.notify({ words: answer.message, isWrong: true })
    return undefined
  }

  /** @returns the answer, or the error */
  async requestOrError<Result>(ask: () => Promise<Result>): Promise<Result | RequestFailure> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof SessionExpired) this.onOver()
      return error instanceof RequestFailure
        ? error
        : new RequestFailure(error instanceof Error ? error.message : String(error))
    }
  }
}
