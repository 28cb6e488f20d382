import { EventEmitter } from "node:events"
import { answerUnchangedPages } from "../../patches/preview/unchanged-results"

test.each([
  ["a page", "page", ["/about/"]],
  ["a component", "static", []],
])("when the query of %s has run, whoever waits for that page looks again", (_what, queryType, looked) => {
  const emitter = new EventEmitter()
  const looks: unknown[] = []
  emitter.on("CLEAR_PENDING_PAGE_DATA_WRITE", ({ payload }) => looks.push(payload.page))
  answerUnchangedPages({ emitter })
  emitter.emit("PAGE_QUERY_RUN", { payload: { path: "/about/", queryType } })
  expect(looks).toEqual(looked)
})
