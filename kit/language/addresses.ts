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
 * @param url of a link
 * @returns the email address of a mailto: link, or the number of a tel: link, as people write it; undefined for any other link
 */
export function emailOrPhone(url: string): string | undefined {
  const [, written] = /^(?:mailto|tel):([^?]+)/i.exec(url) ?? []
  return written && decodePercent(written)
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

/**
 * The characters that end a bare address, for a class in a regular expression: scripts without spaces between words, the punctuation of others, dashes, quotation
 * marks and emoji; in UTF-16 units, as parsed.
 */
export const endOfAddress =
  "\\u00ab\\u00bb\\u060c\\u061b\\u061f\\u06d4\\u0964\\u0965\\u0e00-\\u0eff\\u1000-\\u109f\\u1100-\\u11ff\\u1780-\\u17ff\\u200b\\u2014\\u2018-\\u201f\\u2026\\u2039\\u203a\\u2e80-\\u9fff\\ua960-\\ua97f\\uac00-\\ud7ff\\ud83c-\\ud83e\\ud840-\\ud88f\\uf900-\\ufaff\\ufe30-\\ufe4f\\uff00-\\uffef"
