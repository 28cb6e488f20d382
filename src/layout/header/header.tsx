import { withPrefix } from "gatsby"
import { type CSSProperties, type RefObject, useEffect, useId, useRef, useState } from "react"
import { ExternalLink } from "../../ui/links/external-link"
import { Link } from "../../ui/links/link"
import { Mark } from "../../ui/mark"
import { useLabels, useSite } from "../../ui/site-context"
import * as styles from "./header.module.css"
import { ThemeSwitch } from "./theme-switch"

declare module "react" {
  /** React 18 passes on the lower-case popover attributes, but its types lack them. */
  interface HTMLAttributes<T> {
    popover?: "auto"
    popovertarget?: T extends HTMLButtonElement ? string : never
  }
}

/**
 * The menu is a popover, which the browser opens and closes even before hydration or without script. This hook tracks its state for assistive technology, and
 * closes it when the page changes. A menu opened before hydration stays open.
 */
function useMenu(pathname: string) {
  const menu = useRef<HTMLElement>(null)
  const openedOn = useRef(pathname)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const element = menu.current
    if (!element) return
    // A browser without popovers does not support the selector either.
    if ("popover" in element) setOpen(element.matches(":popover-open"))
    const follow = (event: Event) => setOpen((event as ToggleEvent).newState === "open")
    element.addEventListener("beforetoggle", follow)
    return () => element.removeEventListener("beforetoggle", follow)
  }, [])

  useEffect(() => {
    if (openedOn.current === pathname) return
    openedOn.current = pathname
    menu.current?.hidePopover?.()
  }, [pathname])

  return { menu, open, close: () => menu.current?.hidePopover?.() }
}

export function Header({ pathname }: { pathname: string }) {
  const { navigation, menu: menuLabel, footer } = useLabels()
  const { name, menus, schedulingUrl } = useSite()
  const header = useRef<HTMLElement>(null)
  useScrolled(header)
  const { menu, open, close } = useMenu(pathname)
  const menuId = useId()
  const fit = menus.headerFit
  const links = (list: typeof menus.header) =>
    list.map(({ path, name: words }) => (
      <li key={path}>
        <Link
          to={path}
          className={path === "/contact/" ? styles.button : styles.link}
          onClick={close}
          {...(isBelow(pathname, path) && { "aria-current": true })}
        >
          {words}
        </Link>
      </li>
    ))

  return (
    <header ref={header} className={styles.header}>
      <div className={styles.measure} style={fit < 1 ? ({ "--fit": fit } as CSSProperties) : undefined}>
        <div className={styles.whole}>
          <div className={styles.bar}>
            <Link to="/" className={styles.home}>
              <Mark />
              {` ${name}`}
            </Link>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={menuId}
              popovertarget={menuId}
            >
              {menuLabel}
            </button>
            <nav
              ref={menu}
              id={menuId}
              aria-label={navigation.main}
              className={styles.menu}
              popover="auto"
              // Tabbing past the last link closes the menu, so that it does not cover the focused element.
              onBlur={({ currentTarget, relatedTarget }) => {
                if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) close()
              }}
            >
              <ul role="list">{links(menus.header)}</ul>
              <ul role="list" className={styles.more}>
                {links(menus.more)}
                <li>
                  <ExternalLink href={schedulingUrl} className={styles.link}>
                    {footer.schedule}
                  </ExternalLink>
                </li>
              </ul>
              <ThemeSwitch />
            </nav>
          </div>
        </div>
      </div>
    </header>
  )
}

/** @returns whether a page is below one in the menu, as an assessment is below the tools */
function isBelow(pathname: string, path: string): boolean {
  const menuPath = encodeURI(withPrefix(path))
  return path !== "/" && pathname !== menuPath && pathname.startsWith(menuPath)
}

/** Product specification, section 9: the header turns solid after the page scrolls by more than this many px. */
const threshold = 10

/**
 * Sets `data-scrolled` on an element to "true" or "false": whether the page is scrolled by more than 10 px. The attribute is absent until hydration. This
 * bypasses React: with React state, scrolling a new page to its top rendered the header a second time before that page was painted (13 of 150 ms with the
 * processor slowed down four times).
 */
function useScrolled(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const mark = () => element.current?.setAttribute("data-scrolled", String(window.scrollY > threshold))
    mark()
    window.addEventListener("scroll", mark, { passive: true })
    return () => window.removeEventListener("scroll", mark)
  }, [element])
}
