import { EventEmitter } from "node:events"
import saving from "gatsby/dist/redux/save-state"
import { holdChangesDuringQueries, noteQueries } from "../../../src/gatsby/held-changes"

jest.mock("gatsby/dist/redux/save-state", () => ({ saveState: async () => {} }))

/** A development server, and what it takes of the changes that it is told. */
function server() {
  const emitter = new EventEmitter()
  const taken: unknown[] = []
  emitter.on("ENQUEUE_NODE_MUTATION", (event) => taken.push(event))
  holdChangesDuringQueries({ emitter })
  return { emitter, taken, change: (event: string) => emitter.emit("ENQUEUE_NODE_MUTATION", event) }
}

/** Gatsby has no more queries to run, and waits for changes. */
const settled = async () => {
  await saving.saveState()
  await new Promise(setImmediate)
}

test("a change between queries is taken at once", async () => {
  const { emitter, taken, change } = server()
  change("books")
  expect(taken).toEqual(["books"])
  noteQueries({ emitter })
  await settled()
  change("labels")
  expect(taken).toEqual(["books", "labels"])
})

test("changes while queries run are taken when Gatsby waits for them, in their order", async () => {
  const { emitter, taken, change } = server()
  noteQueries({ emitter })
  change("books")
  noteQueries({ emitter })
  change("labels")
  expect(taken).toEqual([])
  await settled()
  expect(taken).toEqual(["books", "labels"])
})

test("other events pass while queries run", () => {
  const { emitter } = server()
  const heard = jest.fn()
  emitter.on("CREATE_NODE", heard)
  noteQueries({ emitter })
  emitter.emit("CREATE_NODE", "books")
  expect(heard).toHaveBeenCalledWith("books")
})
