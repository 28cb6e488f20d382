import type { AddressInfo } from "node:net"
import { newToken } from "../../../studio/server/guard"
import { serveStudio } from "../../../studio/server/server"

/** The server process's report on itself. */
export interface ServerState {
  /** Memory allocated by the system. */
  readonly rss: number
  /** After garbage collection. */
  readonly heapUsed: number
  /** Outside the heap: files as bytes, such as those of the history. */
  readonly external: number
  /** The server's own, and those to the preview. */
  readonly connections: number
}

/** A studio in a process of its own: node --expose-gc day-server.ts <data> <port of the preview> <own port>. It reports its state on request. */
async function main() {
  const [data = "", preview, port] = process.argv.slice(2)
  const guard = { port: Number(port), token: newToken() }
  const server = await serveStudio({ data, guard, preview: Number(preview), page: new Map() })
  process.on("message", () => {
    const { rss } = process.memoryUsage()
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    const connections = process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length
    process.send?.({ rss, heapUsed, external, connections } satisfies ServerState)
  })
  process.on("disconnect", () => process.exit())
  process.send?.({ token: guard.token, port: (server.address() as AddressInfo).port })
}

main()
