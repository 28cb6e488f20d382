import type { NodePluginArgs } from "gatsby"

interface NodeAction {
  readonly payload?: { readonly internal: { readonly type: string } }
}

interface QueryAction {
  readonly payload: { readonly path: string }
}

/** A page's query that has begun, until Gatsby has noted what it depends on. */
interface Query {
  hasEnded: boolean
  /** Whether content has changed since it began. */
  isLate: boolean
}

/**
 * Lets the development server ask for a page's data again if content has changed while its query ran. Gatsby would not: when a query begins it
 * forgets what the page depends on, and notes it when all queries have ended; when a query ends it takes the page for up to date. The preview
 * would show an earlier text until the next edit.
 *
 * @param args of a hook of Gatsby's: its store, and what tells of the store's actions
 */
export function askAgainAfterLateChanges({ store, emitter }: Pick<NodePluginArgs, "store" | "emitter">): void {
  const open = new Map<string, Query>()
  const noteChange = ({ payload }: NodeAction) => {
    // Gatsby's own note that there is a page is no content.
    if (payload?.internal.type === "SitePage") return
    for (const query of open.values()) query.isLate = true
  }
  const askAgain = (path: string) => {
    const pages: ReadonlyMap<string, object> = store.getState().pages
    const page = pages.get(path)
    // Gatsby takes pages only from somebody who has a name.
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
      // When everybody has heard of the dependencies.
      if (isLate) setImmediate(askAgain, path)
    }
  })
}
