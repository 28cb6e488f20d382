import { useCallback, useEffect, useRef, useState } from "react"
import { RequestFailure } from "./api"
import type { ContentStore } from "./content-store"

export interface RequestOptions {
  /** What the answer depends on: when it changes, the request is repeated. */
  readonly on?: readonly unknown[]
  /** The pause before the request is repeated, in milliseconds. */
  readonly pauseMs?: number
  /** Whether there is something to ask for. */
  readonly isNeeded?: boolean
  /** A failure is not shown as a message. */
  readonly isQuiet?: boolean
}

/** What the server has answered. */
interface Answered<Result> {
  /** The last answer, which stays while the next one is on its way; undefined until there is one. */
  readonly answer?: Result
  /** What it depended on. */
  readonly on?: readonly unknown[]
  /** Why the last request failed. */
  readonly failure?: string
}

const nothing = {}

/**
 * Asks the server for something to show, and asks again when the answer may have changed.
 *
 * @param store sends the request, and shows why it failed
 * @param send makes the request; the function of the latest render is called
 * @returns the answer, whether it is up to date, and a function that asks again at once
 */
export function useRequest<Result>(
  store: Pick<ContentStore, "requestOrError" | "notify">,
  send: () => Promise<Result>,
  { on = [], pauseMs = 0, isNeeded = true, isQuiet = false }: RequestOptions = {},
) {
  const [found, setFound] = useState<Answered<Result>>(nothing)
  const latest = useRef(0)
  const now = useRef({ send, on })
  now.current = { send, on }

  const refresh = useCallback(async (): Promise<void> => {
    latest.current += 1
    const number = latest.current
    const { send, on } = now.current
    const answer = await store.requestOrError(send)
    // Only the answer to the latest request counts.
    if (number !== latest.current) return
    if (!(answer instanceof RequestFailure)) return setFound({ answer, on })
    setFound((before) => ({ ...before, failure: answer.message }))
    if (!isQuiet) store.notify({ words: answer.message, isWrong: true })
  }, [store, isQuiet])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what the answer depends on.
  useEffect(() => {
    if (!isNeeded) return setFound(nothing)
    const isAgain = latest.current > 0 && pauseMs > 0
    const timer = isAgain ? setTimeout(() => void refresh(), pauseMs) : undefined
    if (!isAgain) void refresh()
    return () => {
      clearTimeout(timer)
      latest.current += 1
    }
  }, [refresh, isNeeded, ...on])

  const isCurrent = found.on?.every((each, index) => each === on[index]) ?? false
  return { ...found, isCurrent, refresh }
}
