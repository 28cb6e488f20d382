import type { NodePluginArgs } from "gatsby"
import { onContentChange } from "./content-changes"

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
  /** Whether content has changed since the query started. */
  isLate: boolean
}

/**
 * Makes the development server run a query again if content changed while it ran. Gatsby does not: it forgets a query's dependencies when it starts, records
 * them only when all queries have ended, and marks the query up to date when it ends. The preview would show an outdated text until the next edit: of a page, or
 * of the header and footer of all pages, whose query is a component's.
 *
 * @param args of a Gatsby hook: its store, the emitter of the store's actions, and its nodes
 */
export function rerunStaleQueries({
  store,
  emitter,
  getNodesByType,
}: Pick<NodePluginArgs, "store" | "emitter" | "getNodesByType">): void {
  const open = new Map<string, Query>()
  const late = new Set<string>()

  const askAgain = (path: string) => {
    const { pages, staticQueryComponents }: State = store.getState()
    // Gatsby accepts pages only from a named plugin.
    const plugin = { name: "late-changes" }
    const page = pages.get(path)
    if (page) store.dispatch({ type: "CREATE_PAGE", payload: page, contextModified: true, plugin })
    const component = staticQueryComponents.get(path)
    if (component) store.dispatch({ type: "REPLACE_STATIC_QUERY", payload: component })
  }
  onContentChange(emitter, () => {
    for (const query of open.values()) query.isLate = true
  })
  emitter.on("QUERY_START", ({ payload }: QueryAction) => open.set(payload.path, { hasEnded: false, isLate: false }))
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
    // Touching any node makes Gatsby create its pages and run its queries again, even though nothing changes.
    if (late.size > before)
      emitter.emit("ENQUEUE_NODE_MUTATION", { type: "touchNode", payload: getNodesByType("Site") })
  })
  emitter.on("API_FINISHED", ({ payload }: FinishedAction) => {
    if (payload.apiName !== "createPages") return
    // The queries come next.
    for (const path of late) askAgain(path)
    late.clear()
  })
}
