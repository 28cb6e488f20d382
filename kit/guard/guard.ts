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

/** Who is refused: "computer" is another computer, or a name of another site that leads here (DNS rebinding); "site" is a page of another origin. */
type UntrustedClient = "computer" | "site"

/** Where a server listens. */
interface ServerAddress {
  readonly port: number
  /** By default, http. */
  readonly scheme?: "http" | "https"
}

/** This computer's names, which no other site can have. */
const ownNames = ["localhost", "127.0.0.1", "[::1]"]

/**
 * Tells who sent a request, from headers that browsers set and pages cannot change. A program on this computer can send any headers: where that matters, a
 * secret is required too.
 *
 * @param headers of a request
 * @param place the server's address
 * @returns undefined if the request comes from one of the server's own pages, or from somebody who typed the address
 */
export function untrustedClientIn(
  headers: IncomingHttpHeaders,
  { port, scheme = "http" }: ServerAddress,
): UntrustedClient | undefined {
  const { host, origin, referer, "sec-fetch-site": site } = headers
  const isUsual = port === (scheme === "http" ? 80 : 443)
  const hosts = ownNames.flatMap((name) => [`${name}:${port}`, ...(isUsual ? [name] : [])])
  if (host === undefined || !hosts.includes(host)) return "computer"
  const own = `${scheme}://${host}`
  if (origin !== undefined && origin !== own) return "site"
  // Older browsers send only this header, and Gatsby crashes if it is not a valid address.
  if (referer !== undefined && !`${referer}/`.startsWith(`${own}/`)) return "site"
  return site === undefined || site === "same-origin" || site === "none" ? undefined : "site"
}

/**
 * Compares in constant time.
 *
 * @param secret the known one
 * @param given what a request sends as the secret
 * @returns whether both are the same; always false for an empty secret
 */
export function isSecret(secret: string, given: unknown): boolean {
  const known = Buffer.from(secret)
  const received = Buffer.from(String(given ?? ""))
  return secret !== "" && received.length === known.length && timingSafeEqual(received, known)
}

/** The environment variable that gives a preview its key, and the header in which the studio's proxy sends the key. */
export const previewKey = { variable: "PREVIEW_KEY", header: "x-preview-key" } as const

/** Whether this process is the preview of a studio. */
export const isInStudio = process.env[previewKey.variable] !== undefined

/** Routes of Gatsby's development server itself (5.16.1, utils/start-server.js), which Express matches regardless of case. */
const routes = {
  /** They fetch any given address and write the result to any given path, source all data again, or start an editor; this site uses none of them. */
  unused: /^\/+(?:_gatsby|__refresh|__open-stack-frame-in-editor)(?![\w-])/i,
  /** Serves all content, including drafts. */
  graphql: /^\/+_+graphi?ql/i,
}

/** The parts of a request on which a refusal depends. */
interface GuardedRequest {
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/**
 * Decides whether to refuse a request to one of Gatsby's servers.
 *
 * @param request to one of the servers
 * @param place where it arrived
 * @param key of a studio's preview, where the studio's proxy has checked who sent the request; without it, browsers visit the server directly
 * @returns the sentence with which to refuse it; undefined if it is allowed
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
  const path = urlPath(url)
  if (path === undefined || routes.unused.test(path)) return "The preview has nothing at this address."
  if (!routes.graphql.test(path)) return undefined
  if (key !== undefined) return "GraphiQL is part of npm run develop, not of the studio."
  // Programs other than browsers send neither header unless told to.
  const isBrowser = headers.origin !== undefined || headers["sec-fetch-site"] !== undefined
  return isBrowser ? undefined : "GraphiQL answers its own page only: open it in a browser."
}

/**
 * @returns the decoded path of a request; undefined if it is not a path, such as a whole URL, which parsers read differently, and for a query that Express
 *   turns into lists or objects, which make Gatsby's handlers throw and end the process
 */
function urlPath(url: string): string | undefined {
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
 * Guards every HTTP server that this process starts. Middleware in Gatsby would come too late: hot updates are served before it, and socket.io beside it. Every
 * server event with a request is checked before any listener receives it, the way OpenTelemetry instruments Node.
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

/** @returns why a request is malformed in a way that servers and proxies read differently; undefined if it is not (RFC 9112, section 3.2) */
export const brokenRequest = ({ headersDistinct }: IncomingMessage): string | undefined =>
  (headersDistinct.host?.length ?? 0) > 1 ? "This request names two hosts." : undefined

/**
 * Answers a refused request.
 *
 * @param response to a request; for an upgrade, its connection
 * @param sentence the reason, for people
 * @param status of the response
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

/** Gatsby allows every origin to read its responses; without that, even browsers that do not say where a request comes from keep them from other origins. */
function keepFromOthers(response: ServerResponse): void {
  const { setHeader } = response
  response.setHeader = (name, value) =>
    /^access-control-/i.test(name) ? response : Reflect.apply(setHeader, response, [name, value])
  response.setHeader("cross-origin-resource-policy", "same-origin")
}
