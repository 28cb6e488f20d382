import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http"
import { createProxyServer } from "httpxy"
import { words } from "../words"

/** A connection for each request: one that is kept would have to be known as dead before it is used again. */
const agent = new Agent({ keepAlive: false })

// It would answer with headers about the connection to the preview as well.
const proxy = createProxyServer({ agent, changeOrigin: true, selfHandleResponse: true })
proxy.on("proxyRes", (given, _asked, answer) => {
  // The browser has left while it sent its request.
  if (answer.headersSent) return void given.destroy()
  answer.writeHead(given.statusCode ?? 502, endToEnd(given.headers))
  // A stream such as that of changes may say nothing for long: the browser is to know that it is open.
  answer.flushHeaders()
  given.pipe(answer)
})

const targetAt = (port: number) => ({ target: { host: "127.0.0.1", port } })

/**
 * Hands a request on to the preview, which runs on another port of this machine, and its answer back: the studio and the pages that it shows share an
 * origin, so one can look into the other. Whichever side goes away first, the connection of the other one ends with it.
 *
 * @param asked the browser's request
 * @param answer to it
 * @param port of the preview
 */
export function handOn(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  asked.headers = endToEnd(asked.headers)
  void proxy.web(asked, answer, targetAt(port)).catch(() => {
    if (answer.headersSent) return void answer.destroy()
    answer.writeHead(502, { "content-type": "text/plain; charset=utf-8", connection: "close" })
    answer.end(`${words.refusals.noPreview}\n`)
  })
}

/**
 * The same for a web socket, by which the preview tells its pages what has changed.
 *
 * @param asked the browser's request
 * @param head what came behind the request
 * @param port of the preview
 */
export function handOnSocket(asked: IncomingMessage, head: Buffer, port: number): void {
  void proxy.ws(asked, asked.socket, targetAt(port), head).catch(() => asked.socket.destroy())
}

/** Headers about one connection, which say nothing of the next one (RFC 9110, 7.6.1). The encoding of the body is node's to undo and do again. */
const hopByHop = ["connection", "keep-alive", "proxy-connection", "te", "upgrade"]

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
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
