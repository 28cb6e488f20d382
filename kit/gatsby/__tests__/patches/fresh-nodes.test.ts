import { EventEmitter } from "node:events"
import type { NodePluginArgs } from "gatsby"
import { readFreshNodes } from "../../patches/preview/fresh-nodes"

/** A query runner that only reports which model it reads. */
jest.mock("gatsby/dist/query/graphql-runner", () => ({
  GraphQLRunner: class {
    readonly nodeModel: object
    constructor(store: object) {
      this.nodeModel = { store }
    }
    async query(text: string) {
      return { text, model: this.nodeModel }
    }
  },
}))

interface Answer {
  readonly text: string
  readonly model: object
}

const { GraphQLRunner } = jest.requireMock<{
  readonly GraphQLRunner: new (store: object) => { query(text: string): Promise<Answer> }
}>("gatsby/dist/query/graphql-runner")

const store = {} as NodePluginArgs["store"]
const emitter = new EventEmitter()
const node = (type: string) => ({ payload: { internal: { type } } })
beforeAll(() => readFreshNodes({ store, emitter }))

test("while content stays as it is, queries share what they have read", async () => {
  const runner = new GraphQLRunner(store)
  const { text, model } = await runner.query("first")
  expect(text).toBe("first")
  expect((await runner.query("second")).model).toBe(model)
})

test.each(["CREATE_NODE", "DELETE_NODE"])("after %s the next query rereads", async (change) => {
  const runner = new GraphQLRunner(store)
  const { model } = await runner.query("before")
  emitter.emit(change, node("ServicesJson"))
  const after = await runner.query("after")
  expect(after.model).not.toBe(model)
  expect(after.model).toEqual({ store })
  expect((await runner.query("again")).model).toBe(after.model)
})

test("Gatsby’s own node for a page is not a change of content", async () => {
  const runner = new GraphQLRunner(store)
  const { model } = await runner.query("before")
  emitter.emit("CREATE_NODE", node("SitePage"))
  expect((await runner.query("after")).model).toBe(model)
})
