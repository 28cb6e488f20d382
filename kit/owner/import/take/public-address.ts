import { type LookupAddress, lookup as resolveName } from "node:dns"
import { BlockList, isIP, type LookupFunction } from "node:net"

/** IPv4 addresses that are not for everybody (IANA's registry of special-purpose addresses, RFC 6890). */
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

/** Of IPv6 only this is for everybody, which leaves out local addresses and all that hold one of IPv4 (mapped, NAT64); and within it not these. */
const everybodys = ["2000::/3"]
/** Of the IETF's (such as Teredo), examples, 6to4. */
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

/** @returns whether an IP address belongs to the internet, and neither to this computer nor to a network around it */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !lists.special.check(address, "ipv4")
  return family === 6 && lists.everybodys.check(address, "ipv6") && !lists.special6.check(address, "ipv6")
}

/** A name that stands for no public address. */
export class NotPublic extends Error {}

/**
 * Resolves a name for a connection, as `dns.lookup` does, to its public addresses alone. To ask the name before and connect after would ask twice, and be
 * answered differently.
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
