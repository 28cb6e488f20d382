import { absoluteUrl } from "../../language/addresses"

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
