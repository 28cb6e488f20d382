import type { GatsbyBrowser } from "gatsby"

/**
 * The structured data in the head describes the page that was loaded (src/seo/structured-data). When the router shows another one it would
 * be wrong, so it goes; bringing the other page's would cost every visitor script for what only crawlers read, and they load each page.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname)
    document.querySelector('script[type="application/ld+json"]')?.remove()
}
