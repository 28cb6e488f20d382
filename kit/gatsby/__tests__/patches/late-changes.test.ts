import { EventEmitter } from "node:events"
import type { NodePluginArgs } from "gatsby"
import { rerunStaleQueries } from "../../patches/preview/late-changes"

const home = { path: "/", component: "index.tsx" }
const shell = { id: "sq--shell", componentPath: "layout.tsx" }
const content = { payload: { internal: { type: "HomeJson" } } }
const site = { id: "Site" }

const homeAgain = expect.objectContaining({ type: "CREATE_PAGE", payload: home, contextModified: true })
const shellAgain = { type: "REPLACE_STATIC_QUERY", payload: shell }

/** A development server with one page and one component that has a query, and the actions that it is sent. */
function server() {
  const emitter = new EventEmitter()
  const dispatch = jest.fn()
  const begun = jest.fn()
  emitter.on("ENQUEUE_NODE_MUTATION", begun)
  const state = { pages: new Map([["/", home]]), staticQueryComponents: new Map([[shell.id, shell]]) }
  const store = { getState: () => state, dispatch } as unknown as NodePluginArgs["store"]
  const getNodesByType = (() => [site]) as unknown as NodePluginArgs["getNodesByType"]
  rerunStaleQueries({ store, emitter, getNodesByType })
  return {
    dispatch,
    /** Called when a new round is asked for. */
    begun,
    query: (event: "QUERY_START" | "PAGE_QUERY_RUN", path = "/") => emitter.emit(event, { payload: { path } }),
    change: (event: "CREATE_NODE" | "DELETE_NODE" = "CREATE_NODE", node: object = content) => emitter.emit(event, node),
    noted: () => emitter.emit("CREATE_COMPONENT_DEPENDENCY", { payload: [] }),
    finish: (apiName = "createPages") => emitter.emit("API_FINISHED", { payload: { apiName } }),
  }
}

test.each([
  ["a page", "/", homeAgain],
  ["a component", shell.id, shellAgain],
])("%s whose content has changed while its query ran is asked again, in a round of its own", (_, path, again) => {
  const { query, change, noted, finish, begun, dispatch } = server()
  query("QUERY_START", path)
  change()
  query("PAGE_QUERY_RUN", path)
  noted()
  expect(begun).toHaveBeenCalledTimes(1)
  expect(begun).toHaveBeenCalledWith({ type: "touchNode", payload: [site] })
  // Gatsby still reads from what the former round made.
  expect(dispatch).not.toHaveBeenCalled()
  finish()
  expect(dispatch).toHaveBeenCalledTimes(1)
  expect(dispatch).toHaveBeenCalledWith(again)
})

test("what was asked again is not asked a second time", () => {
  const { query, change, noted, finish, begun, dispatch } = server()
  query("QUERY_START")
  change()
  query("PAGE_QUERY_RUN")
  noted()
  finish()
  query("QUERY_START")
  query("PAGE_QUERY_RUN")
  noted()
  finish()
  expect(begun).toHaveBeenCalledTimes(1)
  expect(dispatch).toHaveBeenCalledTimes(1)
})

test("an entry that was removed meanwhile counts as a change", () => {
  const { query, change, noted, finish, dispatch } = server()
  query("QUERY_START")
  change("DELETE_NODE")
  query("PAGE_QUERY_RUN")
  noted()
  finish()
  expect(dispatch).toHaveBeenCalledWith(homeAgain)
})

test("a page whose content has changed before Gatsby noted what it depends on is asked again", () => {
  const { query, change, noted, finish, dispatch } = server()
  query("QUERY_START")
  query("PAGE_QUERY_RUN")
  change()
  noted()
  finish()
  expect(dispatch).toHaveBeenCalledWith(homeAgain)
})

test("a page whose content changed before its query began, or after all was noted, is not asked again", () => {
  const { query, change, noted, finish, begun, dispatch } = server()
  change()
  query("QUERY_START")
  query("PAGE_QUERY_RUN")
  noted()
  change()
  noted()
  finish()
  expect(begun).not.toHaveBeenCalled()
  expect(dispatch).not.toHaveBeenCalled()
})

test("a page is asked again once Gatsby has made its pages, not after another of its hooks", () => {
  const { query, change, noted, finish, dispatch } = server()
  query("QUERY_START")
  change()
  query("PAGE_QUERY_RUN")
  noted()
  finish("onPostBootstrap")
  expect(dispatch).not.toHaveBeenCalled()
  finish()
  expect(dispatch).toHaveBeenCalledTimes(1)
})

test("a query that runs on is not taken for ended when Gatsby notes what others depend on", () => {
  const { query, change, noted, finish, begun, dispatch } = server()
  query("QUERY_START")
  change()
  noted()
  expect(begun).not.toHaveBeenCalled()
  query("PAGE_QUERY_RUN")
  noted()
  finish()
  expect(dispatch).toHaveBeenCalledTimes(1)
})

test("Gatsby’s own note of a page is no change of content", () => {
  const { query, change, noted, finish, dispatch } = server()
  query("QUERY_START")
  change("CREATE_NODE", { payload: { internal: { type: "SitePage" } } })
  query("PAGE_QUERY_RUN")
  noted()
  finish()
  expect(dispatch).not.toHaveBeenCalled()
})

test("a page that is gone when its query ends is left alone", () => {
  const { query, change, noted, finish, dispatch } = server()
  query("QUERY_START", "/gone/")
  change()
  query("PAGE_QUERY_RUN", "/gone/")
  noted()
  finish()
  expect(dispatch).not.toHaveBeenCalled()
})
