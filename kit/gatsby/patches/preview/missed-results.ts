import type { NodePluginArgs } from "gatsby"

/** A page's connection. */
interface Connection {
  on(event: "registerPath", listener: (path: unknown) => void): unknown
  send(message: object): unknown
}

/**
 * Sends a page that begins to show an address what it may have missed. Gatsby does not: a query that is due is run for pages known to be shown, and this one is
 * known only once its socket is open; and a result that arrives while the page still loads its code is overwritten by the one that it read before. The page would
 * show former content until the next edit.
 *
 * @param args of a Gatsby hook: its store
 */
export async function sendMissedResults({ store }: Pick<NodePluginArgs, "store">): Promise<void> {
  // A build need not load these.
  const { websocketManager } = await import("gatsby/dist/utils/websocket-manager")
  const { getPageData } = await import("gatsby/dist/utils/get-page-data")
  const sendTo = async (connection: Connection, path: string) => {
    for (const payload of websocketManager.staticQueryResults.values())
      connection.send({ type: "staticQueryResult", payload })
    const { pages }: { readonly pages: ReadonlyMap<string, object> } = store.getState()
    const id = [path, `${path}/`].find((each) => pages.has(each))
    // Its query runs first, if it is due. A page that has just gone has no data.
    const data = id === undefined ? undefined : await getPageData(id).catch(() => undefined)
    if (!data) return
    // In the form that the page reads. Without server data it is the same as what Gatsby sends by itself, which the page may have recorded without showing it:
    // it would then ignore this one.
    const result = { ...data, result: { ...data.result, serverData: null } }
    connection.send({ type: "pageQueryResult", payload: { id, result } })
  }
  const { init } = websocketManager
  websocketManager.init = (options) => {
    const server = init(options)
    server.on("connection", (connection: Connection) =>
      connection.on("registerPath", (path) => {
        if (typeof path === "string") void sendTo(connection, path)
      }),
    )
    return server
  }
}
