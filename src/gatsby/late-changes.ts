import type { NodePluginArgs } from "gatsby"

interface NodeAction {
  readonly payload?: { readonly internal: { readonly type: string } }
}

interface QueryAction {
  readonly payload: { readonly path: string }
}

/**
 * Lets the development server ask for a page's data again if content has changed while its query ran: when the query ends, Gatsby takes the
 * page for up to date, whatever has come since it began. The preview would show an earlier text until the next edit.
 *
 * @param args of a hook of Gatsby's: its store, and what tells of the store's actions
 */
export function askAgainAfterLateChanges({ store, emitter }: Pick<NodePluginArgs, "store" | "emitter">): void {
  /** The pages whose queries run, and whether content has changed since they began. */
  const running = new Map<string, boolean>()
  const noteChange = ({ payload }: NodeAction) => {
    // Gatsby's own note that there is a page is no content.
    if (payload?.internal.type === "SitePage") return
    for (const path of running.keys()) running.set(path, true)
  }
  emitter.on("QUERY_START", ({ payload }: QueryAction) => running.set(payload.path, false))
  emitter.on("CREATE_NODE", noteChange)
  emitter.on("DELETE_NODE", noteChange)
  emitter.on("PAGE_QUERY_RUN", ({ payload: { path } }: QueryAction) => {
    const isLate = running.get(path)
    running.delete(path)
    if (!isLate) return
    // When everybody has heard of the query's end.
    setImmediate(() => {
      const pages: ReadonlyMap<string, object> = store.getState().pages
      const page = pages.get(path)
      if (page) store.dispatch({ type: "CREATE_PAGE", payload: page, contextModified: true, plugin: { name: "" } })
    })
  })
}
