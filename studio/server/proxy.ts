import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from "node:http"
import { connect } from "node:net"
import type { Duplex } from "node:stream"

/** A connection for each request: one that is kept would have to be known as dead before it is used again. */
const agent = new Agent({ keepAlive: false })

/**
 * Hands a request on to the preview, which runs on another port of this machine, and its answer back: the studio and the pages that it shows share an
 * origin, so one can look into the other. Whichever side goes away first, the connection of the other one ends with it.
 *
 * @param asked the browser's request
 * @param answer to it
 * @param port of the preview
 */
export function handOn(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const headers = { ...endToEnd(asked.headers), host: `127.0.0.1:${port}` }
  const handed = request(
    { host: "127.0.0.1", port, agent, method: asked.method, path: asked.url, headers },
    (given) => {
      answer.writeHead(given.statusCode ?? 502, endToEnd(given.headers))
      // A stream such as that of changes may say nothing for long: the browser is to know that it is open.
      answer.flushHeaders()
      given.pipe(answer)
      // An answer that breaks off is not to look like one that is whole.
      given.on("close", () => given.complete || answer.destroy())
    },
  )
  handed.on("error", () => {
    if (answer.headersSent) return void answer.destroy()
    asked.unpipe(handed)
    answer.writeHead(502, { "content-type": "text/plain; charset=utf-8", connection: "close" })
    answer.end("The preview does not answer. It may be starting: load the page again in a moment.\n")
  })
  // It closes when the answer is sent as well, and then nothing is left to be ended.
  answer.on("close", () => handed.destroy())
  asked.pipe(handed)
}

/**
 * The same for a web socket, by which the preview tells its pages what has changed.
 *
 * @param asked the browser's request
 * @param socket of it
 * @param head what came behind the request
 * @param port of the preview
 */
export function handOnSocket(asked: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const preview = connect(port, "127.0.0.1")
  const headers = asked.rawHeaders.flatMap((name, index) => {
    if (index % 2) return []
    const value = name.toLowerCase() === "host" ? `127.0.0.1:${port}` : asked.rawHeaders[index + 1]
    return [`${name}: ${value}`]
  })
  preview.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`)
  preview.write(head)
  pipeInto(socket, preview)
  pipeInto(preview, socket)
}

/** Hands on what one side says; when that side has ended, the other one is told the rest and ends too. */
function pipeInto(from: Duplex, to: Duplex): void {
  from.pipe(to, { end: false })
  // Nobody uses half of a web socket.
  const end = () => {
    if (to.writable) to.end(() => to.destroy())
    else to.destroy()
  }
  from.on("end", end)
  from.on("close", end)
  // What is wrong closes it.
  from.on("error", () => from.destroy())
}

/** Headers about one connection, which say nothing of the next one (RFC 9110, 7.6.1). The encoding of the body is node's to undo and do again. */
const hopByHop = ["connection", "keep-alive", "proxy-connection", "te", "upgrade"]

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = String(headers.connection ?? "")
    .toLowerCase()
    .split(/\s*,\s*/)
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !named.includes(name)),
  )
}

/**
 * @param path of a page
 * @param port of the preview
 * @returns whether the preview has such a page; it answers all others with 404
 */
export function isPage(path: string, port: number): Promise<boolean> {
  if (!path.startsWith("/")) return Promise.resolve(false)
  const { pathname, search } = new URL(`http://127.0.0.1:${port}${path}`)
  return new Promise((resolve) => {
    const address = { host: "127.0.0.1", port, path: pathname + search }
    const asked = request({ ...address, agent, headers: { accept: "text/html" } }, ({ statusCode = 500 }) => {
      resolve(statusCode < 400)
      // Nobody reads the page itself.
      asked.destroy()
    })
    // It starts, or has ended.
    asked.on("error", () => resolve(false))
    asked.end()
  })
}
