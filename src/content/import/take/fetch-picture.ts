import { isIP } from "node:net"
import { parseUrl } from "../../../language/parse-url"
import { ImportRefusal } from "../format"

/** In bytes. */
const largest = 30 * 1024 * 1024

/** In milliseconds. */
const patience = 30_000

const mostRedirects = 5

/**
 * Fetches a picture, because the owner asked for it.
 *
 * @param address as a source has it: sources are not trusted, so no address of this computer or of its network is asked
 * @returns its bytes
 * @throws ImportRefusal with a sentence
 */
export async function fetchPicture(address: string): Promise<Buffer> {
  try {
    return await follow(address, address, mostRedirects)
  } catch (error) {
    if (error instanceof ImportRefusal) throw error
    throw new ImportRefusal(`The picture ${address} could not be fetched: there was no answer.`)
  }
}

/** Step by step: each address that an answer leads to is judged before it is asked. */
async function follow(next: string, address: string, left: number): Promise<Buffer> {
  const url = publicAddress(next)
  if (!url || left === 0) throw new ImportRefusal(`The picture ${address} has no public https address.`)
  const response = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: "manual" })
  const location = response.headers.get("location")
  if (response.status >= 300 && response.status < 400 && location !== null)
    return follow(new URL(location, url).href, address, left - 1)
  if (!response.ok)
    throw new ImportRefusal(`The picture ${address} could not be fetched: the answer was ${response.status}.`)
  return bytesOf(response, address)
}

function publicAddress(address: string): URL | undefined {
  const url = parseUrl(address)
  if (!url) return undefined
  const host = url.hostname.replace(/^\[|\]$/g, "")
  const isPublic = host.includes(".") && isIP(host) === 0 && !/\.(?:local|localhost|internal|home\.arpa)$/i.test(host)
  return url.protocol === "https:" && isPublic ? url : undefined
}

async function bytesOf(response: Response, address: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > largest) throw new ImportRefusal(`The picture ${address} is larger than 30 MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
