import type { GatsbyConfig } from "gatsby"
import { customPageAddress, postAddress } from "../content/contract/site-addresses"
import { absoluteUrl } from "../language/addresses"
import { isoDay } from "../language/dates"

export { isWalkable } from "../content/files/data-folder"
export { guardServers, isInStudio } from "../guard/guard"
export { serveStaticQueries } from "./patches/preview/static-queries"
export { keepStaticFolder } from "./patches/static-folder"

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
  readonly allSitePage: { readonly nodes: ReadonlyArray<{ readonly path: string }> }
  readonly allPostsJson: { readonly nodes: ReadonlyArray<Pick<Queries.PostsJson, "slug" | "published">> }
  readonly allCustomPage: { readonly nodes: ReadonlyArray<Pick<Queries.CustomPage, "slug" | "date">> }
}

interface Listed {
  readonly path: string
  readonly lastmod?: string | undefined
}

/**
 * The options of gatsby-plugin-sitemap, which leaves out the 404 page itself; every other page is listed, posts and case studies with their day. No other dates,
 * priorities or frequencies: search engines want true dates, and the site does not know when its other texts last changed.
 */
export const sitemap = {
  output: "/",
  createLinkInHead: false,
  query:
    "{ siteJson { siteUrl } allSitePage { nodes { path } } allPostsJson { nodes { slug published } } allCustomPage { nodes { slug date } } }",
  resolveSiteUrl: ({ siteJson }: Found) => absoluteUrl(siteJson.siteUrl, "", ""),
  resolvePages: ({ allSitePage, allPostsJson, allCustomPage }: Found): Listed[] => {
    const dated = [
      ...allPostsJson.nodes.map(({ slug, published }) => [postAddress(slug), published] as const),
      ...allCustomPage.nodes.map(({ slug, date }) => [customPageAddress(slug), date] as const),
    ]
    const days = new Map(dated.filter(([, day]) => day && isoDay.test(day)))
    return allSitePage.nodes.map(({ path }) => ({
      path,
      lastmod: [...days].find(([address]) => path.endsWith(address))?.[1] ?? undefined,
    }))
  },
  serialize: ({ path, lastmod }: Listed) => ({ url: path, lastmod }),
}
