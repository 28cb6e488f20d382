import type { IncomingMessage } from "node:http"
import { get } from "node:https"
import { isIP } from "node:net"
import type { Readable } from "node:stream"
import { parseUrl } from "../../../language/addresses"
import { ImportRefusal } from "../format"
import { lookupPublic, NotPublic } from "./public-address"

/** In bytes. */
const largest = 30 * 1024 * 1024

/** In milliseconds. */
const timeoutMs = 30_000

const maxRedirects = 5

/** Asks an address once; a redirect is an answer. */
type Ask = (url: URL) => Promise<Readable & Pick<IncomingMessage, "statusCode" | "headers">>

/** Not with `fetch`, which connects to whatever address a name stands for. */
const askPublic: Ask = (url) =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    get(url, { lookup: lookupPublic, signal, agent: false }, resolve).on("error", reject)
  })

/**
 * Fetches a picture, because the owner asked for it.
 *
 * @param address as a source has it: sources are not trusted, so no address of this computer or of its network is asked
 * @param ask asks one address
 * @returns its bytes
 * @throws ImportRefusal with a sentence
 */
export async function fetchPicture(address: string, ask: Ask = askPublic): Promise<Buffer> {
  const notPublic = new ImportRefusal(`The picture ${address} has no public https address.`)
  try {
    let url = namedUrl(address)
    for (let left = maxRedirects; url && left > 0; left -= 1) {
      const answer = await ask(url)
      const { statusCode: status = 0, headers } = answer
      if (status >= 200 && status < 300) return await bytesOf(answer, address)
      answer.destroy()
      if (status < 300 || status >= 400 || headers.location === undefined)
        throw new ImportRefusal(`The picture ${address} could not be fetched: the answer was ${status}.`)
      // Each address that an answer leads to is judged before it is asked.
      url = namedUrl(headers.location, url)
    }
    throw notPublic
  } catch (error) {
    if (error instanceof NotPublic) throw notPublic
    if (error instanceof ImportRefusal) throw error
    throw new ImportRefusal(`The picture ${address} could not be fetched: there was no answer.`)
  }
}

/** @returns an https address with a name that may be public; what it stands for is judged when it is asked */
function namedUrl(address: string, base?: URL): URL | undefined {
  const url = parseUrl(address, base)
  if (!url) return undefined
  // The dot of the root, which a name may end with.
  const host = url.hostname.replace(/\.$/, "")
  const isName = host.includes(".") && isIP(host) === 0 && !host.startsWith("[")
  return url.protocol === "https:" && isName && !/\.(?:local|localhost|internal|home\.arpa)$/.test(host)
    ? url
    : undefined
}

async function bytesOf(answer: AsyncIterable<Uint8Array>, address: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.length
    if (size > largest) throw new ImportRefusal(`The picture ${address} is larger than 30 MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
