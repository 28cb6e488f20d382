import { EventEmitter } from "node:events"
import { holdChangesDuringQueries, noteQueries } from "../../../src/gatsby/held-changes"

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A development server, and what it takes of the changes that it is told. */
function server() {
  const emitter = new EventEmitter()
  const taken: unknown[] = []
  emitter.on("ENQUEUE_NODE_MUTATION", (event) => taken.push(event))
  holdChangesDuringQueries({ emitter })
  return { emitter, taken, change: (event: string) => emitter.emit("ENQUEUE_NODE_MUTATION", event) }
}

test("a change between queries is taken at once", () => {
  const { taken, change } = server()
  change("books")
  expect(taken).toEqual(["books"])
})

test.each([
  ["are about to run", noteQueries],
  ["have begun", ({ emitter }: ReturnType<typeof server>) => emitter.emit("QUERY_START")],
  ["have just ended", ({ emitter }: ReturnType<typeof server>) => emitter.emit("PAGE_QUERY_RUN")],
])("changes while queries %s are taken when they are done, in their order", (_when, happen) => {
  const all = server()
  happen(all)
  all.change("books")
  all.change("labels")
  expect(all.taken).toEqual([])
  jest.advanceTimersByTime(300)
  expect(all.taken).toEqual(["books", "labels"])
})

test("changes wait as long as queries begin and end", () => {
  const { emitter, taken, change } = server()
  emitter.emit("QUERY_START")
  change("books")
  for (let run = 0; run < 20; run += 1) {
    jest.advanceTimersByTime(200)
    emitter.emit("PAGE_QUERY_RUN")
  }
  expect(taken).toEqual([])
  jest.advanceTimersByTime(600)
  expect(taken).toEqual(["books"])
})

test("a change does not overtake those that wait", () => {
  const { emitter, taken, change } = server()
  emitter.emit("QUERY_START")
  change("books")
  // The event loop was busy, so nothing has been let go yet.
  jest.setSystemTime(Date.now() + 1_000)
  change("labels")
  expect(taken).toEqual([])
  jest.advanceTimersByTime(300)
  expect(taken).toEqual(["books", "labels"])
})

test("other events pass", () => {
  const { emitter } = server()
  const heard = jest.fn()
  emitter.on("CREATE_NODE", heard)
  emitter.emit("QUERY_START")
  emitter.emit("CREATE_NODE", "books")
  expect(heard).toHaveBeenCalledWith("books")
})
