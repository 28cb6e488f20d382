import { siteFiles } from "../../content/contract/site-map"
import { addressOn, type Published } from "./published"

/** @returns robots.txt: allows everything, and names the sitemap */
export const robots = (published: Published): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${addressOn(published)(siteFiles.sitemap)}\n`
