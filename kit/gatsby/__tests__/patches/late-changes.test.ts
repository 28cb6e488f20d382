import { EventEmitter } from "node:events"
import type { NodePluginArgs } from "gatsby"
import { rerunStaleQueries } from "../../patches/preview/late-changes"

const home = { path: "/", component: "index.tsx" }
const shell = { id: "sq--shell", componentPath: "layout.tsx" }

const site = { id: "Site" }

const homeAgain = expect.objectContaining({ type: "CREATE_PAGE", payload: home, contextModified: true })
const shellAgain = { type: "REPLACE_STATIC_QUERY", payload: shell }

/** What happens in a development server with one page and one component that has a query. */
const steps = {
  start: ["QUERY_START", { path: "/" }],
  end: ["PAGE_QUERY_RUN", { path: "/" }],
  startShell: ["QUERY_START", { path: shell.id }],
  endShell: ["PAGE_QUERY_RUN", { path: shell.id }],
  startGone: ["QUERY_START", { path: "/gone/" }],
  endGone: ["PAGE_QUERY_RUN", { path: "/gone/" }],
  change: ["CREATE_NODE", { internal: { type: "HomeJson" } }],
  deletion: ["DELETE_NODE", { internal: { type: "HomeJson" } }],
  pageNode: ["CREATE_NODE", { internal: { type: "SitePage" } }],
  noted: ["CREATE_COMPONENT_DEPENDENCY", []],
  made: ["API_FINISHED", { apiName: "createPages" }],
  otherHook: ["API_FINISHED", { apiName: "onPostBootstrap" }],
} as const

/** @returns the new rounds that are requested, and the actions that Gatsby is sent */
function after(...happened: ReadonlyArray<keyof typeof steps>) {
  const emitter = new EventEmitter()
  const [dispatch, begun] = [jest.fn(), jest.fn()]
  emitter.on("ENQUEUE_NODE_MUTATION", begun)
  const state = { pages: new Map([["/", home]]), staticQueryComponents: new Map([[shell.id, shell]]) }
  const store = { getState: () => state, dispatch } as unknown as NodePluginArgs["store"]
  const getNodesByType = (() => [site]) as unknown as NodePluginArgs["getNodesByType"]
  rerunStaleQueries({ store, emitter, getNodesByType })
  for (const step of happened) {
    const [event, payload] = steps[step]
    emitter.emit(event, { payload })
  }
  return { sent: dispatch.mock.calls.flat(), begun: begun.mock.calls.flat() }
}

test("a query whose content has changed while it ran asks for a round of its own; nothing is sent while Gatsby still reads from the former one", () => {
  const { sent, begun } = after("start", "change", "end", "noted")
  expect(begun).toEqual([{ type: "touchNode", payload: [site] }])
  expect(sent).toEqual([])
})

const again = ["start", "change", "end", "noted", "made"] as const

test.each([
  ["a page whose content has changed while its query ran", again, [homeAgain]],
  ["a component whose content has changed", ["startShell", "change", "endShell", "noted", "made"], [shellAgain]],
  ["what was asked again, once", [...again, "start", "end", "noted", "made"], [homeAgain]],
  ["a page of which an entry was removed meanwhile", ["start", "deletion", "end", "noted", "made"], [homeAgain]],
  ["a change before Gatsby noted what a page depends on", ["start", "end", "change", "noted", "made"], [homeAgain]],
  ["a change before and after", ["change", "start", "end", "noted", "change", "noted", "made"], []],
  ["nothing after another hook", ["start", "change", "end", "noted", "otherHook"], []],
  ["a query that runs on, when it has ended", ["start", "change", "noted", "end", "noted", "made"], [homeAgain]],
  ["nothing while a query runs on", ["start", "change", "noted", "made"], []],
  ["no page for Gatsby’s own note of it", ["start", "pageNode", "end", "noted", "made"], []],
  ["no page that is gone", ["startGone", "change", "endGone", "noted", "made"], []],
] as const)("asked again: %s", (_what, happened, sent) => {
  expect(after(...happened).sent).toEqual(sent)
})
