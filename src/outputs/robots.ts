import { addressOn, type Published } from "./published"
import { sitemapPath } from "./sitemap"

/** @returns robots.txt: everything may be read, and there is a list of it */
export const robots = (published: Published): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${addressOn(published)(sitemapPath)}\n`
