import type { GatsbyBrowser } from "gatsby"
import { loadPage } from "./loader"

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
