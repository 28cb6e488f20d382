import { decodePercent } from "../../language/addresses"
import { getIn } from "../location/json-path"

/** The pages that the menus can link to, by their keys in `navigation` of data/labels.json, in the site's order. */
export const routes = ["home", "services", "tools", "books", "media", "blog", "about", "contact"] as const

export type Route = (typeof routes)[number]

/** The routes that an owner can switch off. */
export const optionalRoutes = [
  "services",
  "tools",
  "books",
  "media",
  "blog",
  "about",
] as const satisfies readonly Route[]

/** The list that each of these pages shows; if it is empty, the page has nothing to show. */
export const listsOfPages = {
  services: "services.json",
  tools: "tools.json",
  books: "books.json",
  media: "media.json",
  blog: "posts.json",
} as const satisfies Partial<Record<Route, string>>

/** The default menus. */
export const defaultMenus = {
  header: ["home", "services", "tools", "books", "media", "about", "contact"],
  footer: ["tools", "books", "blog", "media"],
} as const satisfies Readonly<Record<string, readonly Route[]>>

/** @returns the path of a route's page */
export const routePath = (route: string): string => (route === "home" ? "/" : `/${route}/`)

/** @returns whether a path is a route's page or below it; always false for home */
export const isBelowRoute = (path: string, route: Route): boolean =>
  route !== "home" && path.startsWith(routePath(route))

/**
 * @param path of a page
 * @param off `pagesOff` of data/site.json, as written
 * @returns whether the page, or one above it, is switched off: without the blog there are no articles
 */
export const isLeftOut = (path: string, off: unknown): boolean =>
  Array.isArray(off) && optionalRoutes.some((route) => off.includes(route) && isBelowRoute(path, route))

/** Pages outside the menus that every site has. */
export const legalPages = ["privacy", "terms"] as const

/** The addresses of the pages with a file of their own in src/pages. */
export const fixedAddresses: readonly string[] = [...routes, ...legalPages].map(routePath)

/** @returns whether an address is that of one of the pages, or below it */
export const isAtOrBelow = (address: string, pages: readonly string[]): boolean =>
  pages.some((page) => address.startsWith(page))

/** @returns the address of a post, by its slug */
export const postAddress = (slug: string): string => `/blog/${slug}/`

/** @returns the address of a custom page, by its slug */
export const customPageAddress = (slug: string): string => `/${slug}/`

/** @returns the address of an assessment's page, by the id of its tool */
export const assessmentAddress = (id: string): string => `/tools/${id}/`

/** The site's machine-readable files, by address. Texts may link to them and redirects may lead to them. */
export const siteFiles = {
  rss: "/rss.xml",
  jsonFeed: "/feed.json",
  sitemap: "/sitemap-index.xml",
  robots: "/robots.txt",
  llms: "/llms.txt",
  manifest: "/manifest.webmanifest",
} as const

/** The files that only a site with a blog has. */
export const blogFiles: readonly string[] = [siteFiles.rss, siteFiles.jsonFeed]

/** Addresses where the build writes something other than a page. */
export const writtenFiles: readonly string[] = [
  ...Object.values(siteFiles),
  "/404",
  "/404.html",
  "/sitemap-0.xml",
  "/_headers",
  "/_redirects",
  "/_redirects.nginx",
]

/** @returns the page of a path, and the part after its #, empty if there is none */
export function pathParts(address: string): { page: string; part: string } {
  const [page = "", part = ""] = address.split("#", 2)
  return { page, part }
}

/** @returns a path as people read it, for comparisons: percent-decoded and in Unicode form NFC */
export const decodedPath = (path: string): string => decodePercent(path).normalize("NFC")

/** The keys in it that are sections of the page, and their addresses within it. */
export const engagementSections = ["phases", "comparison", "sum", "fit", "questions"] as const

/** @returns the slug of the engagement page; undefined if the page or its slug is missing or invalid */
export function engagementSlug(content: unknown): string | undefined {
  const slug = getIn(content, "slug")
  return typeof slug === "string" && slug !== "" ? slug : undefined
}

/** Pages whose parts have addresses chosen by the owner: the ids of a file's entries. */
export const pagesWithIds = [
  { page: "/services/", file: "services.json" },
  { page: "/tools/", file: "tools.json" },
] as const
