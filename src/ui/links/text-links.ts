import { withPrefix } from "gatsby"
import type { MouseEvent } from "react"
import { follow } from "../../../kit/gatsby/patches/browser/navigation"
import { isPlainClick, prefetchInView } from "./link"

/**
 * Whether a link leads to another page of this site, rather than to a file, within this page, or out of the site. The addresses of pages end with a slash
 * (`trailingSlash` in gatsby-config.ts).
 */
const leadsToPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin &&
  pathname !== window.location.pathname &&
  pathname.startsWith(withPrefix("/")) &&
  pathname.endsWith("/")

/** Props for an element with HTML finished by the build: its links use the router and prefetch their targets, like a `Link`. */
export const textLinks = {
  ref: (element: HTMLElement | null): void => {
    if (element) for (const link of element.querySelectorAll("a")) if (leadsToPage(link)) prefetchInView(link)
  },
  onClick: (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    if (!link || !leadsToPage(link) || !isPlainClick(event)) return
    event.preventDefault()
    follow(link)
  },
}
