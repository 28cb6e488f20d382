import { once } from "node:events"
import { type ClientRequest, type IncomingMessage, request } from "node:http"
import type { Socket } from "node:net"

/**
 * Opens every stream that a page of the studio has, and leaves, as a page does that is loaded again.
 *
 * @param origin of the studio
 * @param token of it
 */
export async function leaveStreams(origin: string, token: string): Promise<void> {
  const open = (path: string, headers = {}) => request(`${origin}${path}`, { headers, agent: false }).end()
  await Promise.all([
    leave(open("/__webpack_hmr")),
    leave(open("/socket.io/?transport=polling")),
    // A server without this stream answers with an error, and its connection ends as well.
    leave(open("/__studio/api/events", { "x-studio-token": token })),
    leaveSocket(open("/socket.io/?transport=websocket", { connection: "upgrade", upgrade: "websocket" })),
  ])
}

async function leave(asked: ClientRequest): Promise<void> {
  const [answer] = (await once(asked, "response")) as [IncomingMessage]
  answer.on("error", () => undefined)
  await once(answer, "readable")
  await gone(asked.destroy())
}

async function leaveSocket(asked: ClientRequest): Promise<void> {
  const [, socket] = (await once(asked, "upgrade")) as [IncomingMessage, Socket]
  await gone(socket.destroy())
}

const gone = (stream: ClientRequest | Socket): Promise<unknown> =>
  new Promise((resolve) => {
    if (stream.closed) resolve(undefined)
    else stream.on("close", resolve)
  })
