import type { MouseEvent } from "react"

/**
 * Maximum age, in milliseconds, of a tab whose links are followed by script: its prefetched files are as old as the tab. GitHub Pages makes browsers cache its
 * pages for the same time (`Cache-Control: max-age=600`), so no visitor sees an older site than without script.
 */
const maxTabAge = 10 * 60 * 1000

/** Timeout for loading a page, in milliseconds. Gatsby's router waits forever, without any feedback. */
const timeoutMs = 3000

const openedAt = Date.now()

/** Runs while the router loads the page of a link. */
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Leaves a link to the browser where Gatsby's router would fail the visitor: in an old tab, if another link's page is still being loaded (the router would show
 * both, in the order in which they arrive), and if the page has not arrived in time. Offline, an old tab still shows what it has prefetched.
 *
 * @param event a plain click, before the router handles it; its default is prevented if the router must not
 * @param link that is followed, to a page of this site
 */
export function follow(event: MouseEvent, { href }: HTMLAnchorElement): void {
  const isOld = navigator.onLine && Date.now() - openedAt > maxTabAge
  if (isOld || waiting !== undefined) {
    event.preventDefault()
    handOver(href)
    return
  }
  waiting = setTimeout(() => handOver(href), timeoutMs)
  // A page that the browser keeps for going back would follow the link again.
  window.addEventListener("pagehide", endFollowing, { once: true })
  // Before the router, which would still show the link's page after the one that the visitor went back to.
  window.addEventListener("popstate", stayBack, { once: true, capture: true })
}

function handOver(href: string): void {
  endFollowing()
  window.location.assign(href)
}

function stayBack(): void {
  if (waiting !== undefined) window.location.reload()
}

/** Notes that the router shows a page. */
export function endFollowing(): void {
  clearTimeout(waiting)
  waiting = undefined
}
