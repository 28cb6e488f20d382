import type { GatsbyBrowser } from "gatsby"
import { loader } from "./loader"

/**
 * How old a page may be that goes on to others by itself, in milliseconds. GitHub Pages has browsers keep its pages for as long
 * (`Cache-Control: max-age=600`), so that no visitor sees an older site than they would without script.
 */
const goodFor = 10 * 60 * 1000

/** Safari has no idle callbacks. */
const whenIdle = (act: () => void): unknown => (window.requestIdleCallback ?? setTimeout)(act)

/**
 * Has what a link in view leads to ready before it is followed: when Gatsby has fetched a page's files ahead (not on a slow connection,
 * not for one who saves data), its script is run and its data are read too, once the browser has nothing else to do. Gatsby would begin
 * with both at the click. docs/performance.md has the measurement.
 */
export const onPostPrefetchPathname: GatsbyBrowser["onPostPrefetchPathname"] = ({ pathname }) => {
  whenIdle(() => loader().loadPage(pathname))
}

/**
 * Lets the browser load what the links of an old tab lead to, for what was read ahead is as old as the tab, and the site may be another
 * today. It asks Gatsby's router to do so as one of its service workers would; not without a connection, when what was read ahead is all
 * there is.
 */
export function replaceOldPages(): void {
  const since = Date.now()
  const ask = () => {
    Reflect.set(window, "___swUpdated", navigator.onLine && Date.now() - since > goodFor)
  }
  // Before the router's own listener. A timer would stand still with the computer.
  document.addEventListener("click", ask, { capture: true })
}
