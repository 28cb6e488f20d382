import type { RouteUpdateArgs } from "gatsby"

/**
 * Removes the structured data from the head when the router shows another page, because it describes the page that was loaded (src/seo/structured-data).
 * Loading the new page's data would cost every visitor script that only crawlers need, and those load each page anyway.
 */
export function dropStaleGraph({ location, prevLocation }: RouteUpdateArgs): void {
  if (prevLocation && prevLocation.pathname !== location.pathname)
    document.querySelector('script[type="application/ld+json"]')?.remove()
}
