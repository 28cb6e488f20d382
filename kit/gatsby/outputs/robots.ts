import { siteFiles } from "../../content/contract/site-addresses"
import { addressOn, type PublishedSite } from "./published-site"

/** @returns robots.txt: allows everything, and names the sitemap */
export const robots = (published: PublishedSite): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${addressOn(published)(siteFiles.sitemap)}\n`
