import "./src/styles/global.css"
import type { GatsbyBrowser } from "gatsby"
import { replaceOldPages } from "./src/gatsby/pages-ahead"
import { followLateData, stopWaiting } from "./src/gatsby/slow-navigation"
import { dropStaleGraph } from "./src/seo/drop-stale-graph"

export { replaceHydrateFunction } from "./src/gatsby/hydrate"
export { onPostPrefetchPathname } from "./src/gatsby/pages-ahead"
export { onPreRouteUpdate } from "./src/gatsby/scroll"
export { wrapPageElement } from "./src/layout/wrap-page-element"

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  replaceOldPages()
  followLateData()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (args) => {
  dropStaleGraph(args)
  stopWaiting()
}
