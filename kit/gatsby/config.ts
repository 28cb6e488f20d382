import type { GatsbyConfig } from "gatsby"
import { absoluteUrl } from "../language/addresses"

export { isWalkable } from "../content/files/data-folder"
export { guardServers, isInStudio } from "../guard/guard"
export { serveStaticQueries } from "./patches/preview/static-queries"

/**
 * An adapter that does nothing: any static host serves `public/` as it is. Naming one keeps Gatsby from downloading a list of adapters and running it
 * (gatsby/dist/utils/adapter/init.js), so the build uses no network.
 */
export const staticHost: NonNullable<GatsbyConfig["adapter"]> = {
  name: "static-host",
  adapt: () => {},
}

interface Found {
  readonly siteJson: Pick<Queries.SiteJson, "siteUrl">
}

/**
 * The options of gatsby-plugin-sitemap, which leaves out the 404 page itself; every other page is listed. No dates, priorities or frequencies: search engines
 * want true dates, and the site does not know when its texts last changed.
 */
export const sitemap = {
  output: "/",
  createLinkInHead: false,
  query: "{ siteJson { siteUrl } allSitePage { nodes { path } } }",
  resolveSiteUrl: ({ siteJson }: Found) => absoluteUrl(siteJson.siteUrl, "", ""),
  serialize: ({ path }: { path: string }) => ({ url: path }),
}
