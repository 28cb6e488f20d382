/** The pages that the menus can link to, by their keys in `navigation` of data/labels.json, in the order of the site. */
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

/** The default menus. */
export const usualMenus = {
  header: ["home", "services", "tools", "books", "media", "about", "contact"],
  footer: ["tools", "books", "blog", "media"],
} as const satisfies Readonly<Record<string, readonly Route[]>>

/** @returns the path of a route's page */
export const pathOf = (route: string): string => (route === "home" ? "/" : `/${route}/`)

/** @returns whether a path is below a route's page, or that page; never for home */
export const belongsTo = (path: string, route: Route): boolean => route !== "home" && path.startsWith(pathOf(route))

/**
 * @param path of a page
 * @param off `pagesOff` of data/site.json, as written
 * @returns whether the site leaves the page out, or one that it is below: without the blog there are no articles
 */
export const isLeftOut = (path: string, off: unknown): boolean =>
  Array.isArray(off) && optionalRoutes.some((route) => off.includes(route) && belongsTo(path, route))
