import { withPrefix } from "gatsby"
import type { MouseEvent } from "react"
import { follow } from "../../gatsby/browser/navigation"
import { isPlain, readAhead } from "./link"

/**
 * Whether a link leads to another page of this site: not to a file, to a place in this page, or out of the site. The addresses of pages end
 * with a slash (`trailingSlash` in gatsby-config.ts).
 */
const leadsToPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === window.location.origin &&
  pathname !== window.location.pathname &&
  pathname.startsWith(withPrefix("/")) &&
  pathname.endsWith("/")

/**
 * What an element needs whose HTML was finished while the site was built: with these properties the links in it are followed as a `Link`
 * is, by the router, and what they lead to is fetched ahead.
 */
export const textLinks = {
  ref: (element: HTMLElement | null): void => {
    for (const link of element?.querySelectorAll("a") ?? []) if (leadsToPage(link)) readAhead(link)
  },
  onClick: (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null
    if (!link || !leadsToPage(link) || !isPlain(event)) return
    event.preventDefault()
    follow(link)
  },
}
