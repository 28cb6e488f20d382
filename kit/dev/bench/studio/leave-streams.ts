import { once } from "node:events"
import { type ClientRequest, type IncomingMessage, request } from "node:http"
import type { Socket } from "node:net"
import WebSocket from "ws"
import type { ServerEvent } from "../../../studio/server/events"
import { browserCookie } from "../../../studio/server/guard"

/**
 * Opens every stream that a page of the studio uses, and disconnects, like a page that is reloaded.
 *
 * @param origin of the studio
 * @param token of the studio
 */
export async function leaveStreams(origin: string, token: string): Promise<void> {
  const cookie = browserCookie({ port: Number(new URL(origin).port), token })
  const open = (path: string, headers = {}) =>
    request(`${origin}${path}`, { headers: { cookie, ...headers }, agent: false }).end()
  await Promise.all([
    leave(open("/__webpack_hmr")),
    leave(open("/socket.io/?transport=polling")),
    firstEvents(origin, token),
    leaveSocket(open("/socket.io/?transport=websocket", { connection: "upgrade", upgrade: "websocket" })),
  ])
}

/**
 * Receives the studio's events until the first complete state, and disconnects.
 *
 * @returns the event with every file
 */
export async function firstEvents(origin: string, token: string): Promise<Extract<ServerEvent, { kind: "all" }>> {
  const socket = new WebSocket(`${origin.replace(/^http/, "ws")}/__studio/api/events`, { origin })
  socket.on("open", () => socket.send(JSON.stringify({ token })))
  const all = await new Promise<Extract<ServerEvent, { kind: "all" }>>((resolve, reject) => {
    socket.on("error", reject)
    socket.on("message", (said) => {
      const event = JSON.parse(String(said)) as ServerEvent
      if (event.kind === "all") resolve(event)
    })
  })
  socket.terminate()
  return all
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
