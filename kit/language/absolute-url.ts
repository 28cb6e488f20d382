/**
 * @param siteUrl the site's address from data/site.json: scheme and domain, with or without a trailing slash
 * @param pathPrefix Gatsby's path prefix, such as "/team"; empty for a site at the root of its domain
 * @param path a path of the site, starting with its slash
 * @returns the absolute address, with the path unchanged
 */
export function absoluteUrl(siteUrl: string, pathPrefix: string, path: string): string {
  return siteUrl.replace(/\/+$/, "") + pathPrefix + path
}
