import { EventEmitter } from "node:events"
import type { NodePluginArgs } from "gatsby"
import { writeLeftPageData } from "../../patches/preview/left-page-data"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A development server with one page, whose query has run. */
async function server() {
  const emitter = new EventEmitter()
  const pagePaths = new Set<string>()
  const query = { dirty: 0, running: 0 }
  const state = { pendingPageDataWrites: { pagePaths }, queries: { trackedQueries: new Map([["/", query]]) } }
  const write = jest.fn()
  const store = { getState: () => state } as unknown as NodePluginArgs["store"]
  await writeLeftPageData({ store, emitter }, write)
  const queried = () => {
    pagePaths.add("/")
    emitter.emit("ADD_PENDING_PAGE_DATA_WRITE", { payload: { path: "/" } })
  }
  return { queried, pagePaths, query, write }
}

test("writing a page that Gatsby has left unwritten is retried until it succeeds, and again when it is left a second time", async () => {
  const { queried, pagePaths, write } = await server()
  queried()
  await jest.advanceTimersByTimeAsync(3500)
  expect(write).toHaveBeenCalledTimes(2)
  pagePaths.clear()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(write).toHaveBeenCalledTimes(2)
  expect(jest.getTimerCount()).toBe(0)
  queried()
  await jest.advanceTimersByTimeAsync(2500)
  expect(write).toHaveBeenCalledTimes(3)
})

test("a page that Gatsby writes soon is left to it", async () => {
  const { queried, pagePaths, write } = await server()
  queried()
  await jest.advanceTimersByTimeAsync(1500)
  pagePaths.clear()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(write).not.toHaveBeenCalled()
})

test("a page whose query is to run is not written", async () => {
  const { queried, query, write } = await server()
  query.dirty = 1
  queried()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(write).not.toHaveBeenCalled()
  query.dirty = 0
  queried()
  await jest.advanceTimersByTimeAsync(2500)
  expect(write).toHaveBeenCalledTimes(1)
})
