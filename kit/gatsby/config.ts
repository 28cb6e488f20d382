/** What gatsby-config.ts takes from the kit. */
export { isWalkable } from "../content/files/data-folder"
export { guardServers, isInStudio } from "../guard/guard"
export { reportPlainErrors } from "./lean-bundle/plain-errors"
export { staticHost } from "./lean-bundle/static-host"
export { sitemap } from "./outputs/sitemap"
export { serveStaticQueries } from "./steady-preview/static-queries"
