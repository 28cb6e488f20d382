import type { GatsbyConfig } from "gatsby"

export { isWalkable } from "../content/files/data-folder"
export { guardServers, isInStudio } from "../guard/guard"
export { sitemap } from "./outputs/sitemap"
export { serveStaticQueries } from "./patches/preview/static-queries"

/**
 * An adapter that does nothing: any static host serves `public/` as it is. Naming one keeps Gatsby from downloading a list of adapters and running it
 * (gatsby/dist/utils/adapter/init.js), so the build uses no network.
 */
export const staticHost: NonNullable<GatsbyConfig["adapter"]> = {
  name: "static-host",
  adapt: () => {},
}
