import "./src/styles/global.css"
import type { GatsbyBrowser } from "gatsby"
import { SameBuild } from "./kit/gatsby/patches/browser/navigation"
import { wrapPageElement as wrapInLayout } from "./src/layout/layout"

export {
  onPostPrefetchPathname,
  onPreRouteUpdate,
  replaceHydrateFunction,
} from "./kit/gatsby/patches/browser/hooks"
export { dropStaleGraph as onRouteUpdate } from "./src/seo/drop-stale-graph"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) => (
  <SameBuild {...args.props}>{wrapInLayout(args)}</SameBuild>
)
