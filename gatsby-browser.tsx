import "./src/styles/global.css"

export { onPreRouteUpdate } from "./src/layout/scroll"
export { wrapPageElement } from "./src/layout/wrap-page-element"
export { onRouteUpdate } from "./src/seo/drop-stale-graph"
