/** The files for programs that the site has beside its pages, by their addresses. A text may link to them, a redirect may lead to them. */
export const siteFiles = {
  rss: "/rss.xml",
  jsonFeed: "/feed.json",
  sitemap: "/sitemap-index.xml",
  robots: "/robots.txt",
  llms: "/llms.txt",
  manifest: "/manifest.webmanifest",
} as const

/** Those that a site without a blog does not have. */
export const blogFiles: readonly string[] = [siteFiles.rss, siteFiles.jsonFeed]

/** Addresses at which the build writes a file that is no page. */
export const writtenFiles: readonly string[] = [
  ...Object.values(siteFiles),
  ...["/404", "/404.html", "/sitemap-0.xml", "/content-version.json", "/_headers", "/_redirects", "/_redirects.nginx"],
]
