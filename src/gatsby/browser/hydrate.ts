import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import type { Renderer } from "react-dom"
import { hydrateRoot } from "react-dom/client"

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
