import { navigate, withPrefix } from "gatsby"
import { isOfThisBuild, loadPage } from "./loader"

/**
 * How old a tab may be whose links are followed by script, in milliseconds: what it has prefetched is as old as the tab. GitHub Pages has
 * browsers keep its pages for as long (`Cache-Control: max-age=600`), so that no visitor sees an older site than they would without script.
 */
const goodFor = 10 * 60 * 1000

/** How long a page may take to load, in milliseconds. Gatsby's router waits without an end, and shows nothing of it. */
const patience = 3000

const openedAt = Date.now()

let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Follows a link to a page of this site: by Gatsby's router if it can load the page from the build that this tab was opened with, else by
 * the browser. Without a connection an old tab shows what it has prefetched, for there is nothing else.
 *
 * Gatsby's router is told only of pages that it can show (5.16.1, cache-dir/navigation.js). Of one that it cannot load it gives the browser the
 * path alone, and one of another build it adds to the history itself as well, after which the way back leads nowhere (gatsbyjs/gatsby#25889
 * was the first of this kind).
 *
 * @param link to a page of this site
 * @param replace whether the history is to have the page in place of the one that is shown
 */
export function follow(link: HTMLAnchorElement, replace = false): void {
  const { href, pathname, search, hash } = link
  const handOver = () => {
    stopFollowing()
    window.location.assign(href)
  }
  stopFollowing()
  if (navigator.onLine && Date.now() - openedAt > goodFor) {
    handOver()
    return
  }
  // The way back: the visitor waits for another page.
  window.addEventListener("popstate", stopFollowing, { once: true })
  const own = setTimeout(handOver, patience)
  waiting = own
  const show = () => {
    stopFollowing()
    // Gatsby's `navigate` puts the path prefix before it again.
    navigate(pathname.slice(withPrefix("/").length - 1) + search + hash, { replace })
  }
  // Unless another link was followed meanwhile.
  const ifStillAsked = (act: () => void) => waiting === own && act()
  loadPage(pathname + search).then(
    (page) => ifStillAsked(isOfThisBuild(page) ? show : handOver),
    () => ifStillAsked(handOver),
  )
}

function stopFollowing(): void {
  clearTimeout(waiting)
  waiting = undefined
}
