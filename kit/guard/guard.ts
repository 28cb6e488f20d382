import { timingSafeEqual } from "node:crypto"
import {
  Server as HttpServer,
  type IncomingHttpHeaders,
  IncomingMessage,
  ServerResponse,
  STATUS_CODES,
} from "node:http"
import { Server as HttpsServer } from "node:https"
import type { Duplex } from "node:stream"

/** Who asks and may not: somebody at another computer, or by a name that leads here (DNS rebinding); a page of another origin. */
export type UntrustedClient = "computer" | "site"

/** Where a server answers. */
export interface ServerAddress {
  readonly port: number
  /** Without it, http. */
  readonly scheme?: "http" | "https"
}

/** The names of this computer that no other site can have. */
const names = ["localhost", "127.0.0.1", "[::1]"]

/**
 * Tells who asks, from what a browser says of itself and pages cannot change. A program on this computer can say what it likes: where that matters, a secret
 * is asked for too.
 *
 * @param headers of a request
 * @param place the server's own
 * @returns undefined if it is a page of the server's own, or somebody who has typed the address
 */
export function untrustedClientIn(
  headers: IncomingHttpHeaders,
  { port, scheme = "http" }: ServerAddress,
): UntrustedClient | undefined {
  const { host, origin, referer, "sec-fetch-site": site } = headers
  const isUsual = port === (scheme === "http" ? 80 : 443)
  const hosts = names.flatMap((name) => [`${name}:${port}`, ...(isUsual ? [name] : [])])
  if (host === undefined || !hosts.includes(host)) return "computer"
  const own = `${scheme}://${host}`
  if (origin !== undefined && origin !== own) return "site"
  // Older browsers say no more, and Gatsby ends when this is no address.
  if (referer !== undefined && !`${referer}/`.startsWith(`${own}/`)) return "site"
  return site === undefined || site === "same-origin" || site === "none" ? undefined : "site"
}

/**
 * Compares in constant time.
 *
 * @param secret the known one
 * @param given what a request has in its place
 * @returns whether both are the same; never for an empty secret
 */
export function isSecret(secret: string, given: unknown): boolean {
  const known = Buffer.from(secret)
  const received = Buffer.from(String(given ?? ""))
  return secret !== "" && received.length === known.length && timingSafeEqual(received, known)
}

/** The variable in which a preview is given its key, and the header in which the studio's proxy sends it. */
export const previewKey = { variable: "PREVIEW_KEY", header: "x-preview-key" } as const

/** Whether this process is a studio's preview. */
export const isInStudio = process.env[previewKey.variable] !== undefined

/** What Gatsby's development server (5.16.1, utils/start-server.js) has at addresses of its own, which Express compares without regard to case. */
const routes = {
  /** It fetches what anybody names and writes it where anybody likes, it sources anew, it starts an editor: this site uses none. */
  unused: /^\/+(?:_gatsby|__refresh|__open-stack-frame-in-editor)(?![\w-])/i,
  /** All content, drafts too. */
  graphql: /^\/+_+graphi?ql/i,
}

/** A request, as far as it is judged. */
export interface GuardedRequest {
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/**
 * Judges a request to one of Gatsby's servers.
 *
 * @param request to judge
 * @param place where it arrived
 * @param key of a studio's preview, whose proxy has judged who asks; without it, the server is visited by browsers
 * @returns the sentence with which it is refused; undefined if it is not
 */
export function refusalOf(
  { url = "", headers }: GuardedRequest,
  place: ServerAddress,
  key?: string,
): string | undefined {
  if (key !== undefined) {
    if (!isSecret(key, headers[previewKey.header]))
      return "This preview belongs to the studio: open the address that npm run edit printed."
  } else {
    const client = untrustedClientIn(headers, place)
    const address = `${place.scheme ?? "http"}://localhost:${place.port}/`
    if (client === "computer") return `This preview answers on its own computer only, at ${address}.`
    if (client === "site") return `Other sites cannot open this preview. Type its address into a new tab: ${address}`
  }
  const path = pathOf(url)
  if (path === undefined || routes.unused.test(path)) return "The preview has nothing at this address."
  if (!routes.graphql.test(path)) return undefined
  if (key !== undefined) return "GraphiQL is part of npm run develop, not of the studio."
  // Programs send neither header unless they mean to.
  const isBrowser = headers.origin !== undefined || headers["sec-fetch-site"] !== undefined
  return isBrowser ? undefined : "GraphiQL answers its own page only: open it in a browser."
}

/**
 * @returns the decoded path of a request; undefined for what is none, such as a whole URL, on which parsers differ, and for a query that Express reads as
 *   lists or objects, on which Gatsby's handlers throw and end the process
 */
function pathOf(url: string): string | undefined {
  const [, path = "", query] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? []
  const keys = [...new URLSearchParams(query).keys()]
  if (!/^\/(?![/\\])/.test(path) || keys.some((key) => key.includes("[")) || new Set(keys).size < keys.length)
    return undefined
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * Stands in front of every HTTP server that this process starts: Gatsby's own middlewares come too late, for hot updates are served before them and
 * socket.io beside them. Each event of a server that carries a request is judged before anybody hears it, as OpenTelemetry's instrumentation of Node does.
 *
 * @param key of a studio's preview
 */
export function guardServers(key = process.env[previewKey.variable]): void {
  for (const [{ prototype }, scheme] of [[HttpServer, "http"] as const, [HttpsServer, "https"] as const]) {
    const { emit } = prototype
    prototype.emit = function (this: HttpServer, event: string, ...args: unknown[]): boolean {
      const [request, response] = args
      if (request instanceof IncomingMessage) {
        const broken = brokenRequest(request)
        if (broken !== undefined) {
          refuse(response as ServerResponse | Duplex, broken, 400)
          return true
        }
        const refusal = refusalOf(request, { port: request.socket.localPort ?? 0, scheme }, key)
        if (refusal !== undefined) {
          refuse(response as ServerResponse | Duplex, refusal)
          return true
        }
        if (response instanceof ServerResponse) keepFromOthers(response)
      }
      return Reflect.apply(emit, this, [event, ...args])
    }
  }
}

/**
 * @returns why a request is broken, on which servers and proxies differ; undefined if it is not (RFC 9112, section 3.2)
 */
export const brokenRequest = ({ headersDistinct }: IncomingMessage): string | undefined =>
  (headersDistinct.host?.length ?? 0) > 1 ? "This request names two hosts." : undefined

/**
 * Answers a request that is refused.
 *
 * @param response to a request; of an upgrade, its connection
 * @param sentence why, for somebody who reads it
 * @param status of the answer
 */
export function refuse(response: ServerResponse | Duplex, sentence: string, status: 400 | 403 = 403): void {
  const body = `${sentence}\n`
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "x-content-type-options": "nosniff",
    connection: "close",
  }
  if (response instanceof ServerResponse) {
    response.writeHead(status, headers).end(body)
    return
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  response.on("error", () => response.destroy())
  response.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`)
}

/** Gatsby allows every origin to read its answers; browsers that do not say where a request comes from still keep them from other origins. */
function keepFromOthers(response: ServerResponse): void {
  const { setHeader } = response
  response.setHeader = (name, value) =>
    /^access-control-/i.test(name) ? response : Reflect.apply(setHeader, response, [name, value])
  response.setHeader("cross-origin-resource-policy", "same-origin")
}
