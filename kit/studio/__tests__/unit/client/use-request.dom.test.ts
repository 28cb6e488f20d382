import { act, renderHook } from "@testing-library/react"
import { RequestFailure } from "../../../client/content/api"
import { useRequest } from "../../../client/content/use-request"

/** A hook that asks, and the requests that are open. */
function asking(options: { pauseMs?: number } = {}) {
  const open: Array<(answer: string | RequestFailure) => void> = []
  const notify = jest.fn()
  const store = { requestOrError: (send: () => Promise<unknown>) => send(), notify }
  const send = () => new Promise((resolve) => open.push(resolve))
  const hook = renderHook(({ on }) => useRequest(store as never, send, { on: [on], ...options }), {
    initialProps: { on: 1 },
  })
  return {
    ...hook,
    open,
    notify,
    answer: (at: number, what: string | RequestFailure) => act(async () => open[at]?.(what)),
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test("only the answer to the latest question counts", async () => {
  const { result, rerender, answer } = asking()
  rerender({ on: 2 })
  await answer(1, "new")
  await answer(0, "old")
  expect(result.current).toMatchObject({ answer: "new", isCurrent: true })
})

test("an answer stays until the next one is there, and is known to be old", async () => {
  const { result, rerender, answer } = asking()
  await answer(0, "first")
  rerender({ on: 2 })
  expect(result.current).toMatchObject({ answer: "first", isCurrent: false })
})

test("the server is asked at once at first, and after a pause when something has changed", async () => {
  const { rerender, open } = asking({ pauseMs: 600 })
  expect(open).toHaveLength(1)
  rerender({ on: 2 })
  rerender({ on: 3 })
  await act(() => jest.advanceTimersByTimeAsync(599))
  expect(open).toHaveLength(1)
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(open).toHaveLength(2)
})

test("why a request failed is said, and the last answer stays", async () => {
  const { result, rerender, answer, notify } = asking()
  await answer(0, "first")
  rerender({ on: 2 })
  await answer(1, new RequestFailure("No."))
  expect(notify).toHaveBeenCalledWith({ words: "No.", isWrong: true })
  expect(result.current).toMatchObject({ answer: "first", failure: "No." })
})
