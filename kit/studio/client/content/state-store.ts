import type { SessionExpired } from "./api"
import type { Action } from "./reducer"
import { type ContentState, initialState, type Notice } from "./state"

/** Called after each action that has changed the state. */
type StateListener = (before: ContentState, after: ContentState, action: Action) => void

/** Holds the state. Only actions change it. */
export class StateStore {
  state = initialState
  private readonly listeners = new Set<StateListener>()

  constructor(private readonly reduce: (state: ContentState, action: Action) => ContentState) {}

  dispatch(action: Action): void {
    const before = this.state
    this.state = this.reduce(before, action)
    if (this.state !== before) for (const listener of this.listeners) listener(before, this.state, action)
  }

  /** Shows a message. */
  notify(notice: Notice): void {
    this.dispatch({ kind: "notice", notice })
  }

  /** The studio was restarted: this page is no longer of use. */
  endSession({ message }: SessionExpired): void {
    if (this.state.connection !== "over") this.dispatch({ kind: "connection", connection: "over", reason: message })
  }

  /** @returns a function that ends it */
  subscribe(listener: StateListener): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}
