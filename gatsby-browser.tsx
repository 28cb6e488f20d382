import "./src/styles/global.css"
import type { GatsbyBrowser } from "gatsby"
import { SameBuild } from "./src/gatsby/same-build"
import { wrapPageElement as wrapInLayout } from "./src/layout/wrap-page-element"

export { replaceHydrateFunction } from "./src/gatsby/hydrate"
export { onPostPrefetchPathname } from "./src/gatsby/pages-ahead"
export { onPreRouteUpdate } from "./src/gatsby/scroll"
export { dropStaleGraph as onRouteUpdate } from "./src/seo/drop-stale-graph"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) => (
  <SameBuild pageResources={args.props.pageResources}>{wrapInLayout(args)}</SameBuild>
)
