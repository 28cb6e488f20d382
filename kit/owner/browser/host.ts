import { createHash } from "node:crypto"
import { posix } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { everywhere, type Headers, hashed, revalidated } from "./hosting"
import type { SiteFiles } from "./site-files"

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
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
}

/** Formats without compression of their own. */
const compressible = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"])

/**
 * Responds like a static host that follows the project's rules for hosts: a folder's page, a redirect to the trailing slash, the 404 page, brotli at its best
 * (11), an ETag, and the headers of kit/owner/browser/hosting.ts. Everything is compressed in advance, so that no response waits for it.
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
