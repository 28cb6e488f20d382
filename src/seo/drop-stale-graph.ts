import type { RouteUpdateArgs } from "gatsby"

/**
 * The structured data in the head describes the page that was loaded (src/seo/structured-data). When the router shows another one it would
 * be wrong, so it goes; bringing the other page's would cost every visitor script for what only crawlers read, and they load each page.
 */
export function dropStaleGraph({ location, prevLocation }: RouteUpdateArgs): void {
  if (prevLocation && prevLocation.pathname !== location.pathname)
    document.querySelector('script[type="application/ld+json"]')?.remove()
}
