/** The pages that the menus can lead to, by their words in `navigation` of data/labels.json, in the order of the site. */
export const routes = ["home", "services", "tools", "books", "media", "blog", "about", "contact"] as const

export type Route = (typeof routes)[number]

/** Those that an owner can switch off. */
export const optionalRoutes = [
  "services",
  "tools",
  "books",
  "media",
  "blog",
  "about",
] as const satisfies readonly Route[]

/** The menus of a site whose owner says nothing of them (spec/product.md). */
export const usualMenus = {
  header: ["home", "services", "tools", "books", "media", "about", "contact"],
  footer: ["tools", "books", "blog", "media"],
} as const satisfies Readonly<Record<string, readonly Route[]>>

/** @returns the path of a page of the menus */
export const pathOf = (route: string): string => (route === "home" ? "/" : `/${route}/`)

/** @returns whether a path is that of a page, or below it */
export const belongsTo = (path: string, route: Route): boolean => route !== "home" && path.startsWith(pathOf(route))
