import type { GatsbyBrowser } from "gatsby"

/**
 * Smooth scrolling is for a hash. Without one Gatsby scrolls to the top of the new page, or to where the visitor left the page they come
 * back to, and that has to be at once. A `shouldUpdateScroll` of our own would break first load and back (gatsbyjs/gatsby#19480, #23792),
 * so the behaviour is switched in the style that src/styles/global.css reads, before the router scrolls (5.16.1, cache-dir/navigation.js).
 */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location }) => {
  if (location.hash) delete document.documentElement.dataset.scroll
  else document.documentElement.dataset.scroll = "instant"
}
