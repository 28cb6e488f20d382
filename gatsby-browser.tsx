import "./src/styles/global.css"
import type { GatsbyBrowser } from "gatsby"
import { SameBuild } from "./src/gatsby/browser/navigation"
import { wrapPageElement as wrapInLayout } from "./src/layout/layout"

export { onPostPrefetchPathname, onPreRouteUpdate, replaceHydrateFunction } from "./src/gatsby/browser/hooks"
export { dropStaleGraph as onRouteUpdate } from "./src/seo/drop-stale-graph"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) => (
  <SameBuild {...args.props}>{wrapInLayout(args)}</SameBuild>
)
