import { type IncomingMessage, request, type ServerResponse } from "node:http"
import { connect } from "node:net"
import type { Duplex } from "node:stream"

/**
 * Hands a request on to the preview, which runs on another port of this machine, and its answer back: the studio and the pages that it shows share an
 * origin, so one can look into the other.
 *
 * @param port of the preview
 */
export function handOn(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const headers = { ...asked.headers, host: `127.0.0.1:${port}` }
  const handed = request({ host: "127.0.0.1", port, method: asked.method, path: asked.url, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  handed.on("error", () => {
    if (!answer.headersSent) answer.writeHead(502, { "content-type": "text/plain; charset=utf-8" })
    answer.end("The preview does not answer. It may be starting: load the page again in a moment.\n")
  })
  asked.pipe(handed)
}

/** The same for a web socket, by which the preview tells its pages what has changed. */
export function handOnSocket(asked: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const preview = connect(port, "127.0.0.1", () => {
    const headers = asked.rawHeaders.flatMap((name, index) => {
      if (index % 2) return []
      const value = name.toLowerCase() === "host" ? `127.0.0.1:${port}` : asked.rawHeaders[index + 1]
      return [`${name}: ${value}`]
    })
    preview.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`)
    preview.write(head)
    preview.pipe(socket).pipe(preview)
  })
  const end = () => {
    preview.destroy()
    socket.destroy()
  }
  preview.on("error", end)
  socket.on("error", end)
}

/**
 * @param path of a page
 * @param port of the preview
 * @returns whether the preview has such a page; it answers all others with 404
 */
export async function isPage(path: string | undefined, port: number): Promise<boolean> {
  if (!path?.startsWith("/")) return false
  const address = new URL(path, `http://127.0.0.1:${port}`)
  address.host = `127.0.0.1:${port}`
  try {
    return (await fetch(address, { headers: { accept: "text/html" } })).ok
  } catch {
    // It starts, or has ended.
    return false
  }
}
