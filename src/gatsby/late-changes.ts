import type { NodePluginArgs } from "gatsby"

interface NodeAction {
  readonly payload?: { readonly internal: { readonly type: string } }
}

interface QueryAction {
  /** `path` is a page's path, or the id of a component's query. */
  readonly payload: { readonly path: string }
}

interface FinishedAction {
  readonly payload: { readonly apiName: string }
}

/** The part of Gatsby's state that is used here. */
interface State {
  readonly pages: ReadonlyMap<string, object>
  readonly staticQueryComponents: ReadonlyMap<string, object>
}

/** The running query of a page or of a component (useStaticQuery), kept until Gatsby has recorded its dependencies. */
interface Query {
  hasEnded: boolean
  /** Whether its result may be outdated. */
  isLate: boolean
}

/**
 * Makes the development server run a query again if content has changed since its round began. A round makes the schema, the pages and what queries read from,
 * then runs queries. Content that changes in it is lost on Gatsby: it forgets a query's dependencies when the query starts, records them only when all queries
 * have ended, and marks the query up to date when it ends; a query that starts later in the round looks for nodes that are gone. The preview would show an outdated
 * text or an error until the next edit: on a page, or in the header and footer of all pages, whose query is a component's.
 *
 * @param args of a Gatsby hook: its store, the emitter of the store's actions, and its nodes
 */
export function askAgainAfterLateChanges({
  store,
  emitter,
  getNodesByType,
}: Pick<NodePluginArgs, "store" | "emitter" | "getNodesByType">): void {
  const open = new Map<string, Query>()
  const late = new Set<string>()
  let hasChanged = false

  const noteChange = ({ payload }: NodeAction) => {
    // Gatsby's own node for a page is not content.
    if (payload?.internal.type === "SitePage") return
    hasChanged = true
    for (const query of open.values()) query.isLate = true
  }
  const askAgain = (path: string) => {
    const { pages, staticQueryComponents }: State = store.getState()
    // Gatsby accepts pages only from a named plugin.
    const plugin = { name: "late-changes" }
    const page = pages.get(path)
    if (page) store.dispatch({ type: "CREATE_PAGE", payload: page, contextModified: true, plugin })
    const component = staticQueryComponents.get(path)
    if (component) store.dispatch({ type: "REPLACE_STATIC_QUERY", payload: component })
  }
  emitter.on("CREATE_NODE", noteChange)
  emitter.on("DELETE_NODE", noteChange)
  emitter.on("QUERY_START", ({ payload }: QueryAction) =>
    open.set(payload.path, { hasEnded: false, isLate: hasChanged }),
  )
  emitter.on("PAGE_QUERY_RUN", ({ payload }: QueryAction) => {
    const query = open.get(payload.path)
    if (query) query.hasEnded = true
  })
  emitter.on("CREATE_COMPONENT_DEPENDENCY", () => {
    const before = late.size
    for (const [path, { hasEnded, isLate }] of open) {
      if (!hasEnded) continue
      open.delete(path)
      if (isLate) late.add(path)
    }
    // Any change of a node begins a round after this one, even one that changes nothing.
    if (late.size > before)
      emitter.emit("ENQUEUE_NODE_MUTATION", { type: "touchNode", payload: getNodesByType("Site") })
  })
  emitter.on("API_FINISHED", ({ payload }: FinishedAction) => {
    if (payload.apiName !== "createPages") return
    // The round's queries come next.
    hasChanged = false
    for (const path of late) askAgain(path)
    late.clear()
  })
}
