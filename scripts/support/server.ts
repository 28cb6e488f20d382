import { once } from "node:events"
import { createServer } from "node:http"
import { host } from "./host"
import type { SiteFiles } from "./site-files"

/** A site that is being served on this machine. */
export interface ServedSite {
  /** Where, without a slash at the end. */
  readonly origin: string
  /**
   * Puts another site in place of the one that is served, as a deployment does: at once, and nothing of the former is left.
   *
   * @param files of the new site
   */
  deploy(files: SiteFiles): void
  /** Ends it. */
  close(): void
}

/** How a site is served, if not as the bench has it: compressed, at the root of a host, on a port that is free. */
export interface Serving {
  readonly compressing?: boolean
  readonly port?: number
  /** Below which path of the host the site stands, such as "/strona". Outside it there is nothing. */
  readonly prefix?: string
}

/**
 * Serves a site over HTTP/1.1 from memory.
 *
 * @param files of the site
 * @throws an Error if the port is taken
 */
export async function serve(
  files: SiteFiles,
  { compressing = true, port = 0, prefix = "" }: Serving = {},
): Promise<ServedSite> {
  let answerTo = host(files, compressing)
  const server = createServer({ keepAlive: true }, ({ url = "/", headers: asked }, response) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname)
    if (!path.startsWith(`${prefix}/`)) return response.writeHead(404).end()
    const { status, headers, body } = answerTo({
      path: path.slice(prefix.length),
      acceptsBrotli: /\bbr\b/.test(String(asked["accept-encoding"])),
      kept: asked["if-none-match"],
    })
    const whole = headers.Location ? { ...headers, Location: prefix + headers.Location } : headers
    return response.writeHead(status, { ...whole, "Content-Length": body.length }).end(body)
  })
  // A browser that reads for a while keeps its connection.
  server.keepAliveTimeout = 60_000
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return {
    origin: `http://localhost:${address.port}`,
    deploy(others) {
      answerTo = host(others, compressing)
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
