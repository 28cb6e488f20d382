import type { Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { setTimeout as later } from "node:timers/promises"

/** How long requests in progress, such as an edit or a commit, may take to finish, in milliseconds. */
const grace = 5000

/**
 * Makes it possible to close a server while open pages would keep it alive with their streams and WebSockets.
 *
 * @param server that has just begun to listen
 * @param isAwaited whether to wait for requests to an address, such as an edit being written; GET requests are never awaited
 * @returns a function that closes the server: it stops accepting connections at once, and has none left when the promise resolves
 */
export function closeableServer(server: Server, isAwaited: (address: string) => boolean): () => Promise<void> {
  const sockets = new Set<Socket>()
  const answers = new Set<ServerResponse>()
  server.on("connection", (socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
  })
  server.on("request", (request, response) => {
    if (request.method === "GET" || !isAwaited(request.url ?? "")) return
    answers.add(response)
    response.on("close", () => answers.delete(response))
  })
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const done = [...answers].map((response) => new Promise((resolve) => response.on("close", resolve)))
    await Promise.race([Promise.all(done), later(grace, undefined, { ref: false })])
    for (const socket of sockets) socket.destroy()
    await closed
  }
}
