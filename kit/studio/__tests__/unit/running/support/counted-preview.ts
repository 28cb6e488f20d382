import { EventEmitter, once } from "node:events"
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo, Server as NetServer, Socket } from "node:net"

/** The connections of a server, counted. */
export interface Connections {
  /** How many there were. */
  readonly opened: () => number
  /** Resolves when nobody is connected any more. */
  readonly isLeft: () => Promise<void>
  readonly drop: () => void
}

/** @param server whose connections are counted from now on */
export function connectionsOf(server: Server): Connections {
  const sockets = new Set<Socket>()
  const changes = new EventEmitter()
  let opened = 0
  server.on("connection", (socket) => {
    opened += 1
    sockets.add(socket)
    socket.on("close", () => {
      sockets.delete(socket)
      changes.emit("left")
    })
  })
  return {
    opened: () => opened,
    async isLeft() {
      while (sockets.size > 0) await once(changes, "left")
    },
    drop() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** A preview whose connections are counted. */
export interface CountedPreview extends Connections {
  readonly server: Server
  readonly port: number
  readonly close: () => Promise<void>
}

/** @returns the port of a server that listens */
export const portOf = (server: NetServer): number => (server.address() as AddressInfo).port

/** @param respond to a request as a preview does */
export async function countedPreview(respond: RequestListener): Promise<CountedPreview> {
  const server = createServer(respond)
  const connections = connectionsOf(server)
  server.on("upgrade", (_asked, socket) => {
    socket.on("error", () => socket.destroy())
    socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n")
    // As every library of web sockets does: nobody uses half of one.
    socket.on("end", () => socket.end())
    socket.resume()
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const close = async () => {
    connections.drop()
    await new Promise((done) => server.close(done))
  }
  return { ...connections, server, port: portOf(server), close }
}

/** @returns a port on which nobody listens */
export async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const port = portOf(server)
  await new Promise((done) => server.close(done))
  return port
}
