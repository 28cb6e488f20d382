/**
 * In place of `URL.canParse`, which in Node 20 and 22 refuses domains with other letters than a to z once V8 has optimized it, after some thousand calls.
 *
 * @param address as written
 * @param base that a relative address is from
 * @returns the address, parsed; undefined if browsers cannot read it
 */
export function parseUrl(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    // It throws for no other reason. Its error belongs to another realm in tests, so its class says nothing.
    return undefined
  }
}

/**
 * @param text of an address, such as a path or what follows its #
 * @returns the same with its percent-encoded characters decoded; unchanged if it is not valid percent-encoding
 */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // It throws a URIError, and nothing else.
    return text
  }
}

/**
 * @param siteUrl the site's address from data/site.json: scheme and domain, with or without a trailing slash
 * @param pathPrefix Gatsby's path prefix, such as "/team"; empty for a site at the root of its domain
 * @param path a path of the site, starting with its slash
 * @returns the absolute address, with the path unchanged
 */
export function absoluteUrl(siteUrl: string, pathPrefix: string, path: string): string {
  return siteUrl.replace(/\/+$/, "") + pathPrefix + path
}
