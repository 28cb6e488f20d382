import type { ObservableState } from "../content-state"
import { Over, Refused } from "./api"

/** Asks the server; what goes wrong is an answer as well. */
export class Requests {
  /** @param onOver is told that the server does not know this page any more */
  constructor(
    private readonly state: ObservableState,
    private readonly onOver: () => void,
  ) {}

  /** @returns the answer; undefined if there is none, which is said */
  async asked<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    const answer = await this.answered(ask)
    if (!(answer instanceof Refused)) return answer
    this.state.say({ words: answer.message, isWrong: true })
    return undefined
  }

  /** @returns the answer, or why there is none */
  async answered<Result>(ask: () => Promise<Result>): Promise<Result | Refused> {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Over) this.onOver()
      return error instanceof Refused ? error : new Refused(error instanceof Error ? error.message : String(error))
    }
  }
}
