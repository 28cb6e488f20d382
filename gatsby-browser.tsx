import "./src/styles/global.css"
import type { GatsbyBrowser } from "gatsby"
import { replaceOldPages } from "./src/layout/pages-ahead"
import { followLateData, stopWaiting } from "./src/layout/slow-navigation"
import { dropStaleGraph } from "./src/seo/drop-stale-graph"

export { replaceHydrateFunction } from "./src/layout/hydrate"
export { onPostPrefetchPathname } from "./src/layout/pages-ahead"
export { onPreRouteUpdate } from "./src/layout/scroll"
export { wrapPageElement } from "./src/layout/wrap-page-element"

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  replaceOldPages()
  followLateData()
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (args) => {
  dropStaleGraph(args)
  stopWaiting()
}
