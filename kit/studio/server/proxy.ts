import { createHash } from "node:crypto"
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http"
import { createProxyServer } from "httpxy"
import { themeScript } from "../../../src/ui/theme"
import { previewKey } from "../../guard/guard"
import { words } from "../words/words"

/**
 * What a page in the frame may do, since it has the studio's origin and could read its token: load nothing from another origin, and run only the site's own
 * scripts.
 */
const policy = [
  "default-src 'self'",
  // Development bundles evaluate each module (webpack's eval-cheap-module-source-map).
  `script-src 'self' 'unsafe-eval' 'sha256-${createHash("sha256").update(themeScript).digest("base64")}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join("; ")

/** Sent with every response of the preview, whatever its type: an SVG opened on its own is a page too. */
const previewHeaders = { "content-security-policy": policy, "x-content-type-options": "nosniff" }

/** A new connection for each request: a kept one could be dead when it is reused. */
const agent = new Agent({ keepAlive: false })

// Answers are handled below: httpxy would also pass on headers about the connection to the preview.
const proxy = createProxyServer({ agent, changeOrigin: true, selfHandleResponse: true })
proxy.on("proxyRes", (upstream, _request, response) => {
  // The browser disconnected while it sent its request.
  if (response.headersSent) return void upstream.destroy()
  response.writeHead(upstream.statusCode ?? 502, { ...endToEnd(upstream.headers), ...previewHeaders })
  // A stream may send nothing for a long time; the headers tell the browser that it is open.
  response.flushHeaders()
  upstream.pipe(response)
})

/** A preview. */
export interface Target {
  /** Of this machine. */
  readonly port: number
  /** The preview answers only requests that carry it. */
  readonly key: string
}

const optionsFor = ({ port, key }: Target) => ({
  target: { host: "127.0.0.1", port },
  headers: { [previewKey.header]: key },
})

/**
 * Proxies a request to the preview, which runs on another port of this machine: so the studio shares an origin with the pages that it shows and can
 * read them. If either side disconnects, so does the other.
 *
 * @param incoming the browser's request
 * @param response to it
 * @param target the preview
 */
export function proxyRequest(incoming: IncomingMessage, response: ServerResponse, target: Target): void {
  incoming.headers = endToEnd(incoming.headers)
  void proxy.web(incoming, response, optionsFor(target)).catch(() => {
    if (response.headersSent) return void response.destroy()
    response.writeHead(502, { "content-type": "text/plain; charset=utf-8", connection: "close" })
    response.end(`${words.refusals.noPreview}\n`)
  })
}

/**
 * Proxies a WebSocket, over which the preview sends its pages updates.
 *
 * @param incoming the browser's upgrade request
 * @param head the first bytes after the request
 * @param target the preview
 */
export function proxySocket(incoming: IncomingMessage, head: Buffer, target: Target): void {
  void proxy.ws(incoming, incoming.socket, optionsFor(target), head).catch(() => incoming.socket.destroy())
}

/** Headers about a single connection (RFC 9110, 7.6.1), which are not passed on. Node decodes and encodes the transfer encoding itself. */
const hopByHop = ["connection", "keep-alive", "proxy-connection", "te", "upgrade"]

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? "")
    .toLowerCase()
    .split(/\s*,\s*/)
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !named.includes(name)),
  )
}

/** How long to wait for a page, in milliseconds. */
const timeoutMs = 5000

/**
 * @param path of a page
 * @param target the preview
 * @returns whether the preview has the page; it answers all others with 404
 */
export function isPage(path: string, target: Target): Promise<boolean> {
  if (!path.startsWith("/")) return Promise.resolve(false)
  const { pathname } = new URL(`http://127.0.0.1:${target.port}${path}`)
  // As Gatsby's router asks for it: the page's HTML comes earlier than its data (5.16.1, cache-dir/loader.js). Gatsby answers after up to 15 s that it has none yet.
  const name = pathname === "/" ? "/index" : pathname.replace(/\/$/, "")
  return new Promise((resolve) => {
    const { target: address, headers } = optionsFor(target)
    const path = `/page-data${name}/page-data.json`
    const probe = request({ ...address, headers, path, timeout: timeoutMs, agent }, ({ statusCode = 500 }) => {
      resolve(statusCode < 400)
      // The body is not needed.
      probe.destroy()
    })
    probe.on("timeout", () => probe.destroy())
    // The preview is still starting, is busy, or has ended.
    probe.on("error", () => resolve(false))
    probe.on("close", () => resolve(false))
    probe.end()
  })
}
