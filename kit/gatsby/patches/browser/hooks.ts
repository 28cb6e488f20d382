import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import type { Renderer } from "react-dom"
import { hydrateRoot } from "react-dom/client"

/**
 * Hydrates the built page in small tasks, so that the browser can respond to the visitor in between: React splits up a transition, and does everything else in
 * one task (Lighthouse's blocking time, in docs/decisions/scripts.md).
 *
 * In the development server the page arrives empty, with nothing to hydrate: Gatsby renders it, as it does when the hook is undefined (5.16.1,
 * cache-dir/app.js).
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production" ? () => hydrate : undefined

// Gatsby's types are for React 17 and expect its return value, which nothing reads (gatsby/cache-dir/production-app.js).
const hydrate = ((element: ReactNode, container: Element) =>
  startTransition(() => {
    hydrateRoot(container, element)
  })) as unknown as Renderer

/**
 * Smooth scrolling is for hashes only. Without a hash, Gatsby scrolls to the top of the new page, or restores the scroll position when the visitor goes back,
 * and both must be instant. A custom `shouldUpdateScroll` would break first load and back (gatsbyjs/gatsby#19480, #23792), so the behaviour is switched by the
 * attribute that src/styles/global.css reads, before the router scrolls (5.16.1, cache-dir/navigation.js).
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location }) => {
  if (location.hash) delete document.documentElement.dataset.scroll
  else document.documentElement.dataset.scroll = "instant"
}
