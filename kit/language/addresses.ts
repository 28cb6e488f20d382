/**
 * Replaces `URL.canParse`, which in Node 20 and 22 rejects domains with letters other than a to z once V8 has optimized it, after a few thousand calls.
 *
 * @param address as written
 * @param base for a relative address
 * @returns the parsed address; undefined if browsers cannot read it
 */
export function parseUrl(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    // Nothing else makes it throw. In tests its error comes from another realm, so its class cannot be checked.
    return undefined
  }
}

/**
 * @param text part of an address, such as its path or what follows its #
 * @returns the text with percent-encoded characters decoded; unchanged if its percent-encoding is invalid
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
