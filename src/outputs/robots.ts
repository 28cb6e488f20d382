import { addressOn, type Published } from "./published"
import { sitemapPath } from "./sitemap"

/** @returns robots.txt: allows everything, and names the sitemap */
export const robots = (published: Published): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${addressOn(published)(sitemapPath)}\n`
