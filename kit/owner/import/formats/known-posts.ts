import { posix } from "node:path"
import { decodePercent, parseUrl } from "../../../language/addresses"
import type { FindPost } from "../texts/post-links"

/** The ways in which links may name a post of a source. */
export interface KnownPost {
  /** Its identity at the source. */
  readonly source: string
  /** Whole addresses, and paths from the root of its site. */
  readonly addresses?: readonly string[] | undefined
  /** Names that are the last part of an address, such as its slug or the name of its file. */
  readonly names?: readonly string[] | undefined
}

/** Pages that list posts. The last part of such an address may look like the name of a post. */
const ofLists = /\/(?:tags?|categor(?:y|ies)|topics?|authors?|series|archives?|page|feed|search)\//i

/**
 * Finds the posts of a source that links lead to: by a former address, or by their name on the same site.
 *
 * @param posts of the source
 * @param nameIn reads the name of a post from the last part of an address; by default, that part is the name
 * @returns a function that returns the finder for a text, given the address of its page or the path of its file
 */
export function postFinder(
  posts: readonly KnownPost[],
  nameIn: (last: string) => string | undefined = (last) => last,
): (base?: string) => FindPost {
  const byAddress = new Map<string, string>()
  const byName = new Map<string, string | undefined>()
  const hosts = new Set<string>()
  for (const { source, addresses = [], names = [] } of posts) {
    for (const address of addresses) {
      const { host, path } = placeOf(address)
      if (host !== "") hosts.add(host)
      // The start page of a site is not a post.
      if (path === "") continue
      byAddress.set(host + path, source)
      byAddress.set(path, source)
    }
    // A name shared by two posts identifies neither.
    for (const name of new Set(names.map(plain).filter((each) => each !== "")))
      byName.set(name, byName.has(name) ? undefined : source)
  }
  return (base) => (written) => {
    if (written.trim() === "") return undefined
    const { host, path } = placeOf(written, base)
    if (host !== "" && !hosts.has(host)) return undefined
    const found = byAddress.get(host + path) ?? byAddress.get(path)
    if (found !== undefined) return found
    const [plainPath = ""] = path.split("?", 1)
    const last = nameIn(posix.basename(plainPath))
    return ofLists.test(plainPath) || last === undefined ? undefined : byName.get(plain(last))
  }
}

const plain = (name: string): string =>
  decodePercent(name)
    .replace(/\.(?:md|mdx|markdown|html?|php)$/i, "")
    .normalize("NFC")
    .toLowerCase()

/** The host and path of an address, normalized so that different spellings are equal. WordPress also names posts by a number. */
function placeOf(written: string, base?: string): { readonly host: string; readonly path: string } {
  const nowhere = "https://path.invalid/"
  const from = base === undefined ? nowhere : (parseUrl(base, nowhere)?.href ?? nowhere)
  const url = /^[a-z][a-z0-9+.-]*:(?!\/\/)/i.test(written) ? undefined : parseUrl(written.trim(), from)
  if (!url || !/^https?:$/.test(url.protocol)) return { host: "?", path: written }
  const number = /^\?(?:p|page_id)=\d+$/.test(url.search) ? url.search : ""
  const path = decodePercent(url.pathname)
    .replace(/\/(?:index\.(?:html?|md))?$/i, "")
    .normalize("NFC")
    .toLowerCase()
  const isNowhere = url.href.startsWith(nowhere)
  return { host: isNowhere ? "" : url.hostname.replace(/^www\./, ""), path: path + number }
}
