import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import type { Renderer } from "react-dom"
import { hydrateRoot } from "react-dom/client"
import { loadPage } from "./navigation"

/**
 * Hydrates the built page in small pieces of work, between which the browser answers the visitor: React divides a transition, and does all
 * else in one go (Lighthouse's blocking time, in docs/decisions/pages/hydration.md).
 *
 * The development server's page arrives empty, and there is nothing to hydrate: there Gatsby renders it, as it does when the hook is
 * undefined (5.16.1, cache-dir/app.js).
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production" ? () => hydrate : undefined

// Gatsby's types are of React 17: they want what it returned, and nobody reads it (gatsby/cache-dir/production-app.js).
const hydrate = ((element: ReactNode, container: Element) =>
  startTransition(() => {
    hydrateRoot(container, element)
  })) as unknown as Renderer

/**
 * Smooth scrolling is for a hash. Without one Gatsby scrolls to the top of the new page, or to where the visitor left the page they come
 * back to, and that has to be at once. A `shouldUpdateScroll` of our own would break first load and back (gatsbyjs/gatsby#19480, #23792),
 * so the behaviour is switched in the style that src/styles/global.css reads, before the router scrolls (5.16.1, cache-dir/navigation.js).
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location }) => {
  if (location.hash) delete document.documentElement.dataset.scroll
  else document.documentElement.dataset.scroll = "instant"
}

/** Safari has no idle callbacks. */
const whenIdle = (act: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(act)

/**
 * Has what a link in view leads to ready before it is followed: when Gatsby has prefetched a page's files (not on a slow connection,
 * not for one who saves data), its script is run and its data are read too, once the browser has nothing else to do. Gatsby would begin
 * with both at the click: 40 ms more as on a mid-tier phone (docs/decisions/pages/navigation-speed.md).
 */
export const onPostPrefetchPathname: GatsbyBrowser["onPostPrefetchPathname"] = ({ pathname }) => {
  whenIdle(() => loadPage(pathname))
}
