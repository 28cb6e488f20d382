import { createHash } from "node:crypto"
import { once } from "node:events"
import { readdir, readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { join, posix, relative, sep } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { untrustedClientIn } from "../../guard/guard"

/** Header values by name. */
export type Headers = Readonly<Record<string, string>>

/**
 * Headers of every response: what a page's own Content-Security-Policy cannot express in a `<meta>` (the rest is in kit/gatsby/finish/security-policy.ts).
 *
 * Sources: OWASP's Secure Headers Project, https://owasp.org/www-project-secure-headers/. HSTS covers this host only: the site knows nothing about other hosts
 * on the owner's domain.
 */
export const everywhere: Headers = {
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
}

/** Files with a content hash in their names: changed content gets another name. */
export const hashed = {
  /** Fonts, pictures (kit/gatsby/pictures) and social cards (kit/gatsby/outputs/cards). */
  folders: ["static", "pictures", "cards"],
  /** Scripts and styles, in any folder. */
  endings: ["js", "css"],
  cacheControl: "public, max-age=31536000, immutable",
} as const

/** A former service worker (kit/gatsby/outputs/former-workers.ts). No host knows its file extension, but browsers accept it only with a script's type. */
export const untypedScript = "wp.serviceworker"

/** Pages, their data, feeds and everything else: a browser may store them but must revalidate each time. */
export const revalidated = "public, max-age=0, must-revalidate"

/** The files of a built site, by their paths in it, such as `blog/index.html`. */
export type SiteFiles = ReadonlyMap<string, Buffer>

/**
 * @param folder with a built site
 * @returns all files that a host would serve, in memory
 * @throws an Error if there is no site
 */
export async function readSite(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    // Gatsby keeps page fragments there for its next build.
    .filter((path) => !path.startsWith("_gatsby/"))
  if (!paths.includes("index.html")) throw new Error(`There is no site in ${folder}. Build it first: npm run build.`)
  const files = await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const))
  return new Map(files)
}

/**
 * @param files of a site
 * @returns the addresses of its pages, ordered by depth; without the 404 page
 */
export function routesOf(files: SiteFiles): string[] {
  const depth = (route: string) => route.split("/").length
  return [...files.keys()]
    .filter((path) => /(?:^|\/)index\.html$/.test(path))
    .map((path) => `/${path.slice(0, -"index.html".length)}`)
    .filter((route) => route !== "/404/")
    .sort((a, b) => depth(a) - depth(b) || a.localeCompare(b))
}

/** A browser's request. */
export interface Question {
  /** The path of the address, decoded. */
  readonly path: string
  readonly acceptsBrotli: boolean
  /** The ETag of the browser's cached copy. */
  readonly kept?: string | undefined
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

const types: Headers = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".serviceworker": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
}

/** File extensions of formats that are not compressed already. */
const compressible = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"])

/**
 * Responds like a static host that follows the project's rules for hosts: a folder's page, a redirect to the trailing slash, the 404 page, brotli at its best
 * (11), an ETag, and the headers above. Everything is compressed in advance, so that no response waits for it.
 *
 * @param files of the site
 * @param compressing false if the size of responses does not matter: compressing a site takes seconds
 * @returns a function from a request to the host's response
 */
export function fileServer(files: SiteFiles, compressing = true): (question: Question) => Answer {
  const compressed = new Map(
    [...files]
      .filter(([path]) => compressing && compressible.has(posix.extname(path)))
      .map(([path, content]) => [path, brotliCompressSync(content)]),
  )
  const tags = new Map([...files].map(([path, content]) => [path, `"${digest(content)}"`]))

  return ({ path: asked, acceptsBrotli, kept }) => {
    const path = asked.endsWith("/") ? `${asked.slice(1)}index.html` : asked.slice(1)
    if (!files.has(path) && files.has(`${path}/index.html`)) {
      return { status: 301, headers: { ...everywhere, Location: `${asked}/` }, body: Buffer.of() }
    }
    const status = files.has(path) ? 200 : 404
    const shown = status === 200 ? path : "404.html"
    const tag = tags.get(shown) ?? ""
    const brotli = acceptsBrotli ? compressed.get(shown) : undefined
    const headers: Headers = {
      ...everywhere,
      "Cache-Control": status === 200 && hasHash(path) ? hashed.cacheControl : revalidated,
      "Content-Type": types[posix.extname(shown)] ?? "application/octet-stream",
      ...(compressed.has(shown) && { Vary: "Accept-Encoding" }),
      ETag: tag,
    }
    if (status === 200 && kept === tag) return { status: 304, headers, body: Buffer.of() }
    const body = brotli ?? files.get(shown) ?? Buffer.of()
    return { status, headers: brotli ? { ...headers, "Content-Encoding": "br" } : headers, body }
  }
}

const digest = (content: Buffer): string => createHash("sha256").update(content).digest("base64url").slice(0, 16)

const hasHash = (path: string): boolean =>
  hashed.folders.some((folder) => path.startsWith(`${folder}/`)) ||
  hashed.endings.some((ending) => path.endsWith(`.${ending}`))

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
    // Refuses host names that merely resolve to this machine (DNS rebinding): only with one could another site read this one.
    if (untrustedClientIn(asked, { port: socket.localPort ?? 0 }) === "computer") return response.writeHead(403).end()
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
  // An idle browser keeps its connection for a while.
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

/** @returns the decoded path; undefined for a malformed one, which no browser sends */
function pathIn(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname)
  } catch {
    return undefined
  }
}
