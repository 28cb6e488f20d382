import { useSyncExternalStore } from "react"

/** A state that components follow. */
export interface Store<State> {
  readonly getState: () => State
  /** @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void
}

/** Changes a part of a state. */
type SetState<State> = (part: Partial<State> | ((state: State) => Partial<State>)) => void

/** @param begin returns the first state, whose functions may change it later */
export function createStore<State extends object>(
  begin: (set: SetState<State>, get: () => State) => State,
): Store<State> {
  const listeners = new Set<() => void>()
  const getState = (): State => state
  let state = begin((part) => {
    state = { ...state, ...(typeof part === "function" ? part(state) : part) }
    for (const listener of listeners) listener()
  }, getState)
  return {
    getState,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** @returns what is selected of the state, now and after each change */
export const useStore = <State, Selected>(
  { subscribe, getState }: Store<State>,
  select: (state: State) => Selected,
): Selected => useSyncExternalStore(subscribe, () => select(getState()))
