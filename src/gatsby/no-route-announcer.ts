import { type Change, changeRuntime } from "./gatsby-runtime"

/** Where Gatsby's runtime puts its announcer: in the browser, in the built pages, and in the pages of the development server. */
const changes: readonly Change[] = [
  ["navigation.js", "<RouteAnnouncer location={location} />", ""],
  ["static-entry.js", "<div {...RouteAnnouncerProps} />", ""],
  ["ssr-develop-static-entry.js", "<div {...RouteAnnouncerProps} />", ""],
]

/**
 * Takes Gatsby's announcer out of its runtime. It says "Navigated to" in English whatever the site's language is, and has no setting;
 * src/layout/route-announcer.tsx speaks in its place.
 *
 * @param cache the folder with Gatsby's copy of its runtime
 * @throws an Error if a place is not as Gatsby 5.16 has it
 */
export const removeRouteAnnouncer = (cache = ".cache"): Promise<void> =>
  changeRuntime(changes, "src/gatsby/no-route-announcer.ts", cache)
