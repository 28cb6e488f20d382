import { withPrefix } from "gatsby"
import { type ComponentPropsWithoutRef, createContext, type MouseEvent, useContext } from "react"
import { follow, loadPage, prefetch } from "../../../kit/gatsby/patches/browser/navigation"

const pathOf = ({ pathname, search }: HTMLAnchorElement | Location): string => pathname + search

/** The path of the shown page, with the path prefix, from the router. Provided by the layout. */
export const CurrentPath = createContext("")

interface LinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href" | "onMouseEnter"> {
  /** A path of this site, from its root and with a trailing slash, optionally followed by a query or a hash. */
  to: string
}

/**
 * A link within the site: uses the router and prefetches its target, like Gatsby's. Gatsby's Link is six components and an observer per link, all rendered
 * again with each page before it is painted; docs/decisions/navigation.md has the measurement.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = withPrefix(to)
  const current = useContext(CurrentPath) === encodeURI(href)
  return (
    <a
      aria-current={current ? "page" : undefined}
      {...rest}
      ref={prefetchInView}
      href={href}
      onMouseEnter={({ currentTarget }) => loadPage(pathOf(currentTarget))}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event)) return
        event.preventDefault()
        follow(event.currentTarget, current)
      }}
    />
  )
}

/** Whether an unhandled click is to open the page in this tab. */
export const isPlainClick = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

let inView: IntersectionObserver | undefined
const prefetches = new WeakMap<Element, { abort(): void }>()

/** Prefetches a link's page while the link is in view; aborts when the link is scrolled past or removed. */
export function prefetchInView(link: HTMLAnchorElement | null): void {
  if (!link) return
  inView ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) prefetches.get(target)?.abort()
      else if (target instanceof HTMLAnchorElement && pathOf(target) !== pathOf(window.location))
        prefetches.set(target, prefetch(pathOf(target)))
    }
  })
  inView.observe(link)
}
