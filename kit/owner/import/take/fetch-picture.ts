import { type LookupAddress, lookup as resolveName } from "node:dns"
import type { IncomingMessage } from "node:http"
import { get } from "node:https"
import { BlockList, isIP, type LookupFunction } from "node:net"
import type { Readable } from "node:stream"
import { told } from "../../../content/sentences/sentences"
import { parseUrl } from "../../../language/addresses"
import { ImportRefusal } from "../format"

/** In bytes. */
const largest = 30 * 1024 * 1024

/** In milliseconds. */
const timeoutMs = 30_000

const maxRedirects = 5

/** Requests an address once, without following redirects. */
type Ask = (url: URL) => Promise<Readable & Pick<IncomingMessage, "statusCode" | "headers">>

/** Does not use `fetch`, which connects to whatever address a name resolves to. */
const askPublic: Ask = (url) =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    get(url, { lookup: lookupPublic, signal, agent: false }, resolve).on("error", reject)
  })

/**
 * Fetches a picture at the owner's request.
 *
 * @param address from the source: sources are not trusted, so addresses of this computer and its network are never requested
 * @param ask requests one address
 * @returns its bytes
 * @throws ImportRefusal with a sentence that says why it cannot be fetched
 */
export async function fetchPicture(address: string, ask: Ask = askPublic): Promise<Buffer> {
  const notPublic = new ImportRefusal(told("import.picture.private", { address }))
  try {
    let url = namedUrl(address)
    for (let left = maxRedirects; url && left > 0; left -= 1) {
      const answer = await ask(url)
      const { statusCode: status = 0, headers } = answer
      if (status >= 200 && status < 300) return await bytesOf(answer, address)
      answer.destroy()
      if (status < 300 || status >= 400 || headers.location === undefined)
        throw new ImportRefusal(told("import.picture.answer", { address, status }))
      // The target of each redirect is checked before it is requested.
      url = namedUrl(headers.location, url)
    }
    throw notPublic
  } catch (error) {
    if (error instanceof NotPublic) throw notPublic
    if (error instanceof ImportRefusal) throw error
    throw new ImportRefusal(told("import.picture.silent", { address }))
  }
}

/** @returns an https address with a host name that may be public; what the name resolves to is checked on connecting */
function namedUrl(address: string, base?: URL): URL | undefined {
  const url = parseUrl(address, base)
  if (!url) return undefined
  // A fully qualified name may end with the dot of the root.
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
    if (size > largest) throw new ImportRefusal(told("import.picture.large", { address }))
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** IPv4 addresses that are not public (IANA's registry of special-purpose addresses, RFC 6890). */
const special = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]

/** The only public range of IPv6, which leaves out local addresses and those that embed an IPv4 address (mapped, NAT64). */
const everybodys = ["2000::/3"]
/** Ranges within it that are not public: the IETF's (such as Teredo), those for documentation, and 6to4. */
const special6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]

function listOf(ranges: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = "", bits] = range.split("/")
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const lists = {
  special: listOf(special, "ipv4"),
  everybodys: listOf(everybodys, "ipv6"),
  special6: listOf(special6, "ipv6"),
}

/** @returns whether an IP address is on the public internet, not on this computer or its local network */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !lists.special.check(address, "ipv4")
  return family === 6 && lists.everybodys.check(address, "ipv6") && !lists.special6.check(address, "ipv6")
}

/** The error for a name that resolves to no public address. */
class NotPublic extends Error {}

/**
 * Resolves a name for a connection as `dns.lookup` does, but only to public addresses. Checking the name before connecting would resolve it twice, and
 * the second answer could differ.
 */
export const lookupPublic: LookupFunction = (name, options, callback) =>
  resolveName(name, { ...options, all: true }, (error, found: readonly LookupAddress[] = []) => {
    const addresses = found.filter(({ address }) => isPublicAddress(address))
    const [first] = addresses
    if (error) callback(error, "")
    else if (!first) callback(new NotPublic(`${name} stands for no public address.`), "")
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
