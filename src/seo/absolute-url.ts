/**
 * @param siteUrl the site's own address as data/site.json has it: scheme and domain, with or without a slash at its end
 * @param pathPrefix Gatsby's path prefix, such as "/team"; empty for a site at the root of its domain
 * @param path a path of the site, from its first slash on
 * @returns the whole address, with the path as it was given
 */
export function absoluteUrl(siteUrl: string, pathPrefix: string, path: string): string {
  return siteUrl.replace(/\/+$/, "") + pathPrefix + path
}
