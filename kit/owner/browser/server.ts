import { once } from "node:events"
import { createServer } from "node:http"
import { strangerIn } from "../../content/guard"
import { fileServer } from "./host"
import type { SiteFiles } from "./site-files"

/** A site being served on this machine. */
export interface ServedSite {
  /** Its origin, without a trailing slash. */
  readonly origin: string
  /**
   * Replaces the served site like a deployment: at once, and completely.
   *
   * @param files of the new site
   */
  deploy(files: SiteFiles): void
  /** Stops serving. */
  close(): void
}

/** Options for serving a site; the defaults are the bench's: compressed, at the root of a host, on a free port. */
export interface Serving {
  readonly compressing?: boolean
  readonly port?: number
  /** The site's path prefix on its host, such as "/strona". Outside it everything is 404. */
  readonly prefix?: string
}

/**
 * Serves a site over HTTP/1.1 from memory, to this machine alone.
 *
 * @param files of the site
 * @throws an Error if the port is taken
 */
export async function serveSite(
  files: SiteFiles,
  { compressing = true, port = 0, prefix = "" }: Serving = {},
): Promise<ServedSite> {
  let answerTo = fileServer(files, compressing)
  const server = createServer({ keepAlive: true }, ({ url = "/", headers: asked, socket }, response) => {
    // By a name that leads here another site could read it; no other way lets it.
    if (strangerIn(asked, { port: socket.localPort ?? 0 }) === "computer") return response.writeHead(403).end()
    const path = pathIn(url)
    if (!path?.startsWith(`${prefix}/`)) return response.writeHead(404).end()
    const { status, headers, body } = answerTo({
      path: path.slice(prefix.length),
      acceptsBrotli: /\bbr\b/.test(String(asked["accept-encoding"])),
      kept: asked["if-none-match"],
    })
    const whole = headers.Location ? { ...headers, Location: prefix + headers.Location } : headers
    return response.writeHead(status, { ...whole, "Content-Length": body.length }).end(body)
  })
  // Keeps the connection of a browser that is idle for a while.
  server.keepAliveTimeout = 60_000
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return {
    origin: `http://localhost:${address.port}`,
    deploy(others) {
      answerTo = fileServer(others, compressing)
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** @returns the decoded path; undefined for a request that has none, as no browser sends it */
function pathIn(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname)
  } catch {
    return undefined
  }
}
