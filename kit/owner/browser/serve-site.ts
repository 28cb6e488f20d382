import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { createServer, type RequestListener } from "node:http"
import { extname, join } from "node:path"
import sirv from "sirv"
import { Refusal } from "../../content/files/errors"
import { told } from "../../content/sentences/sentences"
import { untrustedClientIn } from "../../guard/guard"
import { everywhere, hashed, revalidated } from "./hosting"

/** A site being served on this machine. */
export interface ServedSite {
  /** Its origin, without a trailing slash. */
  readonly origin: string
  /** Serves another folder in its place, like a deployment: at once, and completely. */
  readonly deploy: (folder: string) => void
  /** Stops serving. */
  readonly close: () => void
}

/** Where a site is served. */
export interface Serving {
  /** By default, a free one. */
  readonly port?: number
  /** The site's path prefix on its host, such as "/strona". Outside it everything is 404. */
  readonly prefix?: string
}

/**
 * Serves a built site over HTTP/1.1, only to this machine, as a host that follows the project's rules does (docs/hosting.md). A file with a compressed copy
 * beside it, such as `page.js.br`, is sent compressed.
 *
 * @param folder with the site
 * @throws Refusal if there is no site in the folder, or the port is taken
 */
export async function serveSite(folder: string, { port = 0, prefix = "" }: Serving = {}): Promise<ServedSite> {
  let answer = hostOf(folder, prefix)
  const server = createServer({ keepAlive: true }, (request, response) => {
    // Refuses host names that merely resolve to this machine (DNS rebinding): only with one could another site read this one.
    if (untrustedClientIn(request.headers, { port: request.socket.localPort ?? 0 }) === "computer")
      return response.writeHead(403).end()
    return answer(request, response)
  })
  // An idle browser keeps its connection for a while.
  server.keepAliveTimeout = 60_000
  await once(server.listen(port, "127.0.0.1"), "listening").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE" ? new Refusal(told("command.serve.portTaken", { port: String(port) })) : error
  })
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return {
    origin: `http://localhost:${address.port}`,
    deploy(other) {
      answer = hostOf(other, prefix)
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** What sirv leaves to the host: types that it does not know. */
const types: Readonly<Record<string, string>> = {
  ".txt": "text/plain; charset=utf-8",
}

/**
 * @param folder with a built site
 * @param prefix the site's path prefix
 * @returns what a host answers: headers, redirects, the slash at the end of a page's address, the 404 page
 * @throws Refusal if there is no site
 */
export function hostOf(folder: string, prefix = ""): RequestListener {
  if (!existsSync(join(folder, "index.html"))) throw new Refusal(told("command.serve.noSite", { folder }))
  // It looks at the disk with each request: the site may be rebuilt.
  const files = sirv(folder, { dev: true, etag: true, dotfiles: true, brotli: true, extensions: [] })
  const moved = redirectsIn(folder)
  return (request, response) => {
    const asked = request.url ?? "/"
    const [address = "/"] = asked.split("?")
    const path = address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : undefined
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
    const lead = (to: string) => void response.writeHead(301, { Location: to }).end()
    const lose = () => {
      response.setHeader("Cache-Control", revalidated)
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(pageOfLost(folder))
    }
    const to = moved.get(address)
    if (to !== undefined) return lead(to)
    if (path === undefined) return lose()
    request.url = path.endsWith("/") ? `${path}index.html` : path
    response.setHeader("Cache-Control", hasHash(path) ? hashed.cacheControl : revalidated)
    const type = types[extname(path)]
    if (type !== undefined) response.setHeader("Content-Type", type)
    try {
      files(request, response, () => {
        if (existsSync(join(folder, decoded(path), "index.html"))) lead(`${address}/${asked.slice(address.length)}`)
        else lose()
      })
    } catch {
      // A range that no file has, or a path with a zero byte.
      response.destroy()
    }
  }
}

const pageOfLost = (folder: string): Buffer | string =>
  existsSync(join(folder, "404.html")) ? readFileSync(join(folder, "404.html")) : ""

const hasHash = (path: string): boolean =>
  hashed.folders.some((folder) => path.startsWith(`/${folder}/`)) ||
  hashed.endings.some((ending) => path.endsWith(`.${ending}`))

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The former addresses of a site, as browsers send them, with the new ones (kit/gatsby/outputs/redirects.ts writes the list). */
function redirectsIn(folder: string): ReadonlyMap<string, string> {
  const list = join(folder, "_redirects")
  const lines = existsSync(list) ? readFileSync(list, "utf8").split("\n") : []
  return new Map(lines.map((line) => line.split(" ")).flatMap(([from, to]) => (from && to ? [[from, to]] : [])))
}
