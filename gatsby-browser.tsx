import "./src/styles/global.css"
import type { GatsbyBrowser } from "gatsby"
import { stopWaiting } from "./src/layout/slow-navigation"
import { dropStaleGraph } from "./src/seo/drop-stale-graph"

export { onPreRouteUpdate } from "./src/layout/scroll"
export { onClientEntry } from "./src/layout/slow-navigation"
export { wrapPageElement } from "./src/layout/wrap-page-element"

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (args) => {
  dropStaleGraph(args)
  stopWaiting()
}
