import { readFile } from "node:fs/promises"
import { relative } from "node:path"
import { Parser } from "htmlparser2"
import { finishedPages } from "../../gatsby/finish/finish-pages"

/** A broken link. */
interface BrokenLink {
  readonly address: string
  /** The response or error in place of the page. */
  readonly answer: string
  /** The files of the built site that contain it. */
  readonly files: readonly string[]
}

/** The number of concurrent requests, and their timeout in milliseconds. */
const atOnce = 8
const timeoutMs = 20_000

/** Names that nobody can own (RFC 2606), which the sample content uses. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost)$/

/**
 * Requests every page on other sites that the built site links to.
 *
 * @param folder of the built site
 * @returns the broken links. Responses that only programs may get (403, 429) or that may be temporary (5xx) do not count.
 */
export async function findBrokenLinks(folder: string): Promise<readonly BrokenLink[]> {
  const links = [...(await outboundLinks(folder))]
  const lost: BrokenLink[] = []
  const worker = async () => {
    for (let next = links.pop(); next !== undefined; next = links.pop()) {
      const [address, files] = next
      const answer = (await failure(address)) && (await failure(address))
      if (answer) lost.push({ address, answer, files })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return lost.sort((one, other) => (one.address < other.address ? -1 : 1))
}

/** @returns the addresses on other sites, each with the files that link to it */
async function outboundLinks(folder: string): Promise<Map<string, string[]>> {
  const links = new Map<string, string[]>()
  for (const path of (await finishedPages(folder)).sort()) {
    const file = relative(folder, path)
    for (const address of new Set(linksIn(await readFile(path, "utf8")))) {
      links.set(address, [...(links.get(address) ?? []), file])
    }
  }
  return links
}

function linksIn(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name !== "a" || !href || !/^https?:/.test(href)) return
      const url = new URL(href)
      url.hash = ""
      if (!reserved.test(url.hostname)) found.push(url.href)
    },
  })
  parser.end(html)
  return found
}

/** @returns what is wrong with an address; undefined if it works, or might */
async function failure(address: string): Promise<string | undefined> {
  try {
    // Many servers answer HEAD wrongly, so this requests the page itself and discards the body.
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { "User-Agent": "Mozilla/5.0 (compatible; link check)", Accept: "text/html,*/*" },
    })
    await response.body?.cancel()
    return [404, 410].includes(response.status) ? `answers ${response.status}` : undefined
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") return `does not answer within ${timeoutMs / 1000} s`
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    return `cannot be reached: ${cause}`
  }
}
