import { absoluteUrl } from "../seo/absolute-url"

/** Where the plugin puts the list of lists, from the site's root. */
export const sitemapPath = "/sitemap-index.xml"

interface Found {
  readonly siteJson: Pick<Queries.SiteJson, "siteUrl">
}

/**
 * The options of gatsby-plugin-sitemap. It leaves out the page for addresses that do not exist by itself; every other page is to be found.
 * No dates, priorities or frequencies: search engines want true dates, and the site has none of its texts' last changes.
 */
export const sitemap = {
  output: "/",
  createLinkInHead: false,
  query: "{ siteJson { siteUrl } allSitePage { nodes { path } } }",
  resolveSiteUrl: ({ siteJson }: Found) => absoluteUrl(siteJson.siteUrl, "", ""),
  serialize: ({ path }: { path: string }) => ({ url: path }),
}
