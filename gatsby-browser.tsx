import "./src/styles/global.css"
import type { GatsbyBrowser } from "gatsby"
import { endFollowing } from "./kit/gatsby/patches/browser/follow"
import { SameBuild } from "./kit/gatsby/patches/browser/same-build"
import { LastWholePage } from "./kit/gatsby/patches/preview/last-whole-page"
import { wrapPageElement as wrapInLayout } from "./src/layout/layout"
import { dropStaleGraph } from "./src/seo/drop-stale-graph"

export { onPreRouteUpdate, replaceHydrateFunction } from "./kit/gatsby/patches/browser/hooks"
export { onInitialClientRender } from "./kit/gatsby/patches/browser/other-build"

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (args) => {
  endFollowing()
  dropStaleGraph(args)
}

const Shown = process.env.NODE_ENV === "development" ? LastWholePage : SameBuild

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) => (
  <Shown {...args.props}>{wrapInLayout(args)}</Shown>
)
