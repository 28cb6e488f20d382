import { EventEmitter } from "node:events"
import type { NodePluginArgs } from "gatsby"
import { askAgainAfterLateChanges } from "../../../src/gatsby/late-changes"

const home = { path: "/", component: "index.tsx" }
const content = { payload: { internal: { type: "HomeJson" } } }

const shell = { id: "sq--shell", componentPath: "layout.tsx" }

/** A development server with one page and one component that has a query, and the actions that it is sent. */
function server() {
  const emitter = new EventEmitter()
  const dispatch = jest.fn()
  const state = { pages: new Map([["/", home]]), staticQueryComponents: new Map([[shell.id, shell]]) }
  const store = { getState: () => state, dispatch } as unknown as NodePluginArgs["store"]
  askAgainAfterLateChanges({ store, emitter })
  const query = (event: "QUERY_START" | "PAGE_QUERY_RUN", path = "/") => emitter.emit(event, { payload: { path } })
  const settled = () => {
    emitter.emit("CREATE_COMPONENT_DEPENDENCY", { payload: [] })
    return new Promise(setImmediate)
  }
  return { emitter, query, dispatch, settled }
}

test("a page whose content has changed while its query ran is asked again", async () => {
  const { emitter, query, dispatch, settled } = server()
  query("QUERY_START")
  emitter.emit("CREATE_NODE", content)
  query("PAGE_QUERY_RUN")
  await settled()
  expect(dispatch).toHaveBeenCalledTimes(1)
  expect(dispatch).toHaveBeenCalledWith(
    expect.objectContaining({ type: "CREATE_PAGE", payload: home, contextModified: true }),
  )
})

test("a component whose content has changed while its query ran is asked again", async () => {
  const { emitter, query, dispatch, settled } = server()
  query("QUERY_START", shell.id)
  emitter.emit("CREATE_NODE", content)
  query("PAGE_QUERY_RUN", shell.id)
  await settled()
  expect(dispatch).toHaveBeenCalledTimes(1)
  expect(dispatch).toHaveBeenCalledWith({ type: "REPLACE_STATIC_QUERY", payload: shell })
})

test("an entry that was removed meanwhile counts as a change", async () => {
  const { emitter, query, dispatch, settled } = server()
  query("QUERY_START")
  emitter.emit("DELETE_NODE", content)
  query("PAGE_QUERY_RUN")
  await settled()
  expect(dispatch).toHaveBeenCalledTimes(1)
})

test("a page whose content has changed before Gatsby noted what it depends on is asked again", async () => {
  const { emitter, query, dispatch, settled } = server()
  query("QUERY_START")
  query("PAGE_QUERY_RUN")
  emitter.emit("CREATE_NODE", content)
  await settled()
  expect(dispatch).toHaveBeenCalledTimes(1)
})

test("a page whose content changed before its query began, or after all was noted, is not asked again", async () => {
  const { emitter, query, dispatch, settled } = server()
  emitter.emit("CREATE_NODE", content)
  query("QUERY_START")
  query("PAGE_QUERY_RUN")
  await settled()
  emitter.emit("CREATE_NODE", content)
  await settled()
  expect(dispatch).not.toHaveBeenCalled()
})

test("a query that runs on is not taken for ended when Gatsby notes what others depend on", async () => {
  const { emitter, query, dispatch, settled } = server()
  query("QUERY_START")
  emitter.emit("CREATE_NODE", content)
  await settled()
  expect(dispatch).not.toHaveBeenCalled()
  query("PAGE_QUERY_RUN")
  await settled()
  expect(dispatch).toHaveBeenCalledTimes(1)
})

test("Gatsby’s own note of a page is no change of content", async () => {
  const { emitter, query, dispatch, settled } = server()
  query("QUERY_START")
  emitter.emit("CREATE_NODE", { payload: { internal: { type: "SitePage" } } })
  query("PAGE_QUERY_RUN")
  await settled()
  expect(dispatch).not.toHaveBeenCalled()
})

test("a page that is gone when its query ends is left alone", async () => {
  const { emitter, query, dispatch, settled } = server()
  query("QUERY_START", "/gone/")
  emitter.emit("CREATE_NODE", content)
  query("PAGE_QUERY_RUN", "/gone/")
  await settled()
  expect(dispatch).not.toHaveBeenCalled()
})
