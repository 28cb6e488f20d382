import { navigate, prefetchPathname, withPrefix } from "gatsby"
import type { MouseEvent } from "react"
import { follow } from "../../../kit/gatsby/patches/browser/follow"
import { isPlainClick } from "./link"

/**
 * @returns whether a link leads to another page of this site: not to a file, within this page, or out of the site. The addresses of pages end with a slash
 *   (`trailingSlash` in gatsby-config.ts).
 */
const leadsToPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin &&
  pathname !== window.location.pathname &&
  pathname.startsWith(withPrefix("/")) &&
  pathname.endsWith("/")

let inView: IntersectionObserver | undefined

/** Prefetches a link's page when the link comes into view. Gatsby never prefetches a page twice. */
function prefetchInView(link: HTMLAnchorElement): void {
  inView ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement) prefetchPathname(target.pathname + target.search)
  })
  inView.observe(link)
}

/** Props for an element whose HTML the build finished: its links use the router and prefetch their targets, like a `Link`. */
export const textLinks = {
  ref: (element: HTMLElement | null): void => {
    if (element) for (const link of element.querySelectorAll("a")) if (leadsToPage(link)) prefetchInView(link)
  },
  onClick: (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    if (!link || !leadsToPage(link) || !isPlainClick(event)) return
    follow(event, link)
    if (event.defaultPrevented) return
    event.preventDefault()
    // Removes the path prefix, because Gatsby's `navigate` adds it again.
    navigate(link.pathname.slice(withPrefix("/").length - 1) + link.search + link.hash)
  },
}
