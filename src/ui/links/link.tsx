import { withPrefix } from "gatsby"
import { type ComponentPropsWithoutRef, createContext, type MouseEvent, useContext } from "react"
import { follow, loadPage, prefetch } from "../../gatsby/browser/navigation"

const pathOf = ({ pathname, search }: HTMLAnchorElement | Location): string => pathname + search

/** The path of the page that is shown, with the path prefix, as the router has it. The layout provides it. */
export const CurrentPath = createContext("")

interface LinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href" | "onMouseEnter"> {
  /** A path of this site, from its root and with a slash at its end; it may go on with a query or a hash. */
  to: string
}

/**
 * A link within the site: it tells the router, and what it leads to is fetched ahead, as with Gatsby's. That one is six components and an
 * observer for each link, all rendered anew with each page, before it is painted. docs/decisions/pages/links.md has the measurement.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = withPrefix(to)
  const current = useContext(CurrentPath) === encodeURI(href)
  return (
    <a
      aria-current={current ? "page" : undefined}
      {...rest}
      ref={readAhead}
      href={href}
      onMouseEnter={({ currentTarget }) => loadPage(pathOf(currentTarget))}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlain(event)) return
        event.preventDefault()
        follow(event.currentTarget, current)
      }}
    />
  )
}

/** Whether a click asks for the page in this tab, and nobody else has answered it. */
export const isPlain = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

let inView: IntersectionObserver | undefined
const asked = new WeakMap<Element, { abort(): void }>()

/** Has a page fetched whose link stays in view: what scrolls past, or is taken out, is given up. */
export function readAhead(link: HTMLAnchorElement | null): void {
  if (!link) return
  inView ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) asked.get(target)?.abort()
      else if (target instanceof HTMLAnchorElement && pathOf(target) !== pathOf(window.location))
        asked.set(target, prefetch(pathOf(target)))
    }
  })
  inView.observe(link)
}
