import { isAtOrBelow } from "../../content/contract/site-addresses"
import type { Span } from "../../content/location/source-text"
import { decodePercent } from "../../language/addresses"
import type { Named } from "./named-values"

/** A name within an address, and the function that writes another name in the address's form. */
interface NameInAddress extends Span {
  readonly written: (name: string) => string
}

/**
 * @param address of a link
 * @param siteUrl the site's own address, up to the end of the domain name
 * @returns the offset from which the address is a path of this site; undefined for an address elsewhere
 */
function pathStart(address: string, siteUrl: string): number | undefined {
  if (address.startsWith("/")) return address.startsWith("//") ? undefined : 0
  const own = siteUrl.replace(/\/+$/, "")
  return own !== "" && address.startsWith(`${own}/`) ? own.length : undefined
}

/**
 * @param address of a link
 * @param named a thing with a name
 * @param siteUrl the site's own address
 * @returns where the address names the thing; undefined if it leads elsewhere
 */
export function nameInAddress(address: string, named: Named, siteUrl: string): NameInAddress | undefined {
  const start = pathStart(address, siteUrl)
  if (start === undefined) return undefined
  const found = nameInPath(address.slice(start), named)
  return found && { ...found, start: found.start + start, end: found.end + start }
}

function nameInPath(address: string, { kind, identifier: name, assessment = "" }: Named): NameInAddress | undefined {
  switch (kind) {
    case "service":
      return inHash(address, "/services/", name)
    case "tool":
      return inHash(address, "/tools/", name) ?? inPath(address, "/tools/", name)
    case "post":
      return inPath(address, "/blog/", name)
    case "page":
      return inPath(address, "/", name)
    case "pillar":
      return inHash(address, `/tools/${assessment}/`, name)
    case "topic":
      return inQuery(address, name)
  }
}

const plainly = (name: string): string => name

/** The path of an address, without query and fragment. */
const pathIn = (address: string): string => /^[^?#]*/.exec(address)?.[0] ?? ""

function inPath(address: string, before: string, name: string): NameInAddress | undefined {
  const path = pathIn(address)
  const end = before.length + name.length
  const isIt = path.startsWith(before + name) && (path.length === end || path[end] === "/")
  return isIt ? { start: before.length, end, written: plainly } : undefined
}

function inHash(address: string, page: string, name: string): NameInAddress | undefined {
  const hash = address.indexOf("#")
  if (hash < 0 || decodePercent(address.slice(hash + 1)) !== name) return undefined
  const path = pathIn(address)
  return path === page || `${path}/` === page ? { start: hash + 1, end: address.length, written: plainly } : undefined
}

function inQuery(address: string, name: string): NameInAddress | undefined {
  const path = pathIn(address)
  if (path !== "/blog/" && path !== "/blog") return undefined
  const query = /^[^?#]*\?([^#]*)/.exec(address)?.[1] ?? ""
  for (const { index, 0: whole, 1: value = "" } of query.matchAll(/(?<=^|&)topic=([^&]*)/g))
    if (decodePercent(value.replaceAll("+", " ")) === name) {
      const end = path.length + 1 + index + whole.length
      return { start: end - value.length, end, written: encodeURIComponent }
    }
  return undefined
}

/**
 * @param address of a link
 * @param page the path of a page, such as /tools/
 * @param siteUrl the site's own address
 * @returns whether the address leads to that page, a part of it, or a page below it
 */
export function leadsTo(address: string, page: string, siteUrl: string): boolean {
  const start = pathStart(address, siteUrl)
  if (start === undefined) return false
  const path = pathIn(address.slice(start))
  return isAtOrBelow(path.endsWith("/") ? path : `${path}/`, [page])
}
