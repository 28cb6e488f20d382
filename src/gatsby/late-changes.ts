import type { NodePluginArgs } from "gatsby"

interface NodeAction {
  readonly payload?: { readonly internal: { readonly type: string } }
}

interface QueryAction {
  readonly payload: { readonly path: string }
}

/** A page's running query, kept until Gatsby has recorded its dependencies. */
interface Query {
  hasEnded: boolean
  /** Whether content has changed since the query started. */
  isLate: boolean
}

/**
 * Makes the development server query a page again if content changed while its query ran. Gatsby does not: it forgets a page's dependencies when the query
 * starts, records them only when all queries have ended, and marks the page up to date when its query ends. The preview would show an outdated text until the
 * next edit.
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
    const pages: ReadonlyMap<string, object> = store.getState().pages
    const page = pages.get(path)
    // Gatsby accepts pages only from a named plugin.
    const plugin = { name: "late-changes" }
    if (page) store.dispatch({ type: "CREATE_PAGE", payload: page, contextModified: true, plugin })
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
