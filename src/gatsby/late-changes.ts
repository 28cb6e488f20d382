import type { NodePluginArgs } from "gatsby"

interface NodeAction {
  readonly payload?: { readonly internal: { readonly type: string } }
}

interface QueryAction {
  /** `path` is a page's path, or the id of a component's query. */
  readonly payload: { readonly path: string }
}

/** The part of Gatsby's state that is used here. */
interface State {
  readonly pages: ReadonlyMap<string, object>
  readonly staticQueryComponents: ReadonlyMap<string, object>
}

/** The running query of a page or of a component (useStaticQuery), kept until Gatsby has recorded its dependencies. */
interface Query {
  hasEnded: boolean
  /** Whether content has changed since the query started. */
  isLate: boolean
}

/**
 * Makes the development server run a query again if content changed while it ran. Gatsby does not: it forgets a query's dependencies when it starts, records
 * them only when all queries have ended, and marks the query up to date when it ends. The preview would show an outdated text until the next edit: of a page, or
 * of the header and footer on all pages, whose query is a component's.
 *
 * @param args of a Gatsby hook: its store, and the emitter of the store's actions
 */
export function askAgainAfterLateChanges({ store, emitter }: Pick<NodePluginArgs, "store" | "emitter">): void {
  const open = new Map<string, Query>()
  const noteChange = ({ payload }: NodeAction) => {
    // Gatsby's own node for a page is not content.
    if (payload?.internal.type === "SitePage") return
    for (const query of open.values()) query.isLate = true
  }
  const askAgain = (path: string) => {
    const { pages, staticQueryComponents }: State = store.getState()
    // Gatsby accepts pages only from a named plugin.
    const plugin = { name: "late-changes" }
    const page = pages.get(path)
    if (page) store.dispatch({ type: "CREATE_PAGE", payload: page, contextModified: true, plugin })
    // Gatsby's loop of queries, which began again with the change, takes this up.
    const component = staticQueryComponents.get(path)
    if (component) store.dispatch({ type: "REPLACE_STATIC_QUERY", payload: component })
  }
  emitter.on("QUERY_START", ({ payload }: QueryAction) => open.set(payload.path, { hasEnded: false, isLate: false }))
  emitter.on("CREATE_NODE", noteChange)
  emitter.on("DELETE_NODE", noteChange)
  emitter.on("PAGE_QUERY_RUN", ({ payload }: QueryAction) => {
    const query = open.get(payload.path)
    if (query) query.hasEnded = true
  })
  emitter.on("CREATE_COMPONENT_DEPENDENCY", () => {
    for (const [path, { hasEnded, isLate }] of open) {
      if (!hasEnded) continue
      open.delete(path)
      // After all listeners have received the dependencies.
      if (isLate) setImmediate(askAgain, path)
    }
  })
}
