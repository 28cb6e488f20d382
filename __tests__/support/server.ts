import { once } from "node:events"
import { createServer } from "node:http"
import { host } from "./host"
import type { SiteFiles } from "./site-files"

/** A site that is being served on this machine. */
export interface ServedSite {
  /** Where, without a slash at the end. */
  readonly origin: string
  /**
   * Puts another site in the place of the one that is served, as a deployment does: at once, and nothing of the former is left.
   *
   * @param files of the new site
   */
  deploy(files: SiteFiles): void
  /** Ends it. */
  close(): void
}

/**
 * Serves a site over HTTP/1.1 from memory, on a port that is free.
 *
 * @param files of the site
 */
export async function serve(files: SiteFiles): Promise<ServedSite> {
  let answerTo = host(files)
  const server = createServer({ keepAlive: true }, ({ url = "/", headers: asked }, response) => {
    const { status, headers, body } = answerTo({
      path: decodeURIComponent(new URL(url, "http://localhost").pathname),
      acceptsBrotli: /\bbr\b/.test(String(asked["accept-encoding"])),
      kept: asked["if-none-match"],
    })
    response.writeHead(status, { ...headers, "Content-Length": body.length }).end(body)
  })
  // A browser that reads for a while keeps its connection.
  server.keepAliveTimeout = 60_000
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return {
    origin: `http://localhost:${address.port}`,
    deploy(others) {
      answerTo = host(others)
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
