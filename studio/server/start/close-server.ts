import type { Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { setTimeout as later } from "node:timers/promises"

/** How long an edit or a publishing that has begun may take to come to its end. */
const grace = 5000

/**
 * Makes a server one that can be closed although pages are open: their streams and web sockets would keep it.
 *
 * @param server that has just begun to listen
 * @param isAwaited whether what is asked for by an address is waited for, as an edit that is being written
 * @returns what closes it: from then on nobody gets in, and when it resolves nobody is connected any more
 */
export function closeableServer(server: Server, isAwaited: (address: string) => boolean): () => Promise<void> {
  const sockets = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  server.on("connection", (socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
  })
  server.on("request", (asked, answer) => {
    if (asked.method === "GET" || !isAwaited(asked.url ?? "")) return
    answers.add(answer)
    answer.on("close", () => answers.delete(answer))
  })
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const done = [...answers].map((answer) => new Promise((resolve) => answer.on("close", resolve)))
    const abort = new AbortController()
    await Promise.race([Promise.all(done), later(grace, undefined, { signal: abort.signal }).catch(() => undefined)])
    abort.abort()
    for (const socket of sockets) socket.destroy()
    await closed
  }
}
