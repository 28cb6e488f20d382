import { type CSSProperties, type RefObject, useEffect, useId, useRef, useState } from "react"
import { Link } from "../../ui/links/link"
import { Mark } from "../../ui/mark"
import { useLabels, useSite } from "../../ui/site-context"
import * as styles from "./header.module.css"
import { ThemeSwitch } from "./theme-switch"

/**
 * The menu is a popover: the browser opens and closes it before and without script. This follows it, so that assistive technology is told,
 * and closes it when the page changes. A menu that was opened before the page was hydrated stays open.
 */
function useMenu(pathname: string) {
  const menu = useRef<HTMLElement>(null)
  const openedOn = useRef(pathname)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const element = menu.current
    if (!element) return
    // A browser without popovers does not know the selector either.
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
  const { navigation, menu: menuLabel } = useLabels()
  const { name, menus } = useSite()
  const header = useRef<HTMLElement>(null)
  useScrolled(header)
  const { menu, open, close } = useMenu(pathname)
  const menuId = useId()
  const fit = menus.headerFit

  return (
    <header ref={header} className={styles.header}>
      <div className={styles.measure} style={fit < 1 ? ({ "--fit": fit } as CSSProperties) : undefined}>
        <div className={styles.whole}>
          <div className={styles.bar}>
            <Link to="/" className={styles.home}>
              <Mark /> {name}
            </Link>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={menuId}
              // React 18 does not know the popover attributes; in lower case it writes them as they are.
              {...{ popovertarget: menuId }}
            >
              {menuLabel}
            </button>
            <nav
              ref={menu}
              id={menuId}
              aria-label={navigation.main}
              className={styles.menu}
              {...{ popover: "auto" }}
              // Tabbing on past the last link leaves the menu: it must not cover what has the focus then.
              onBlur={({ currentTarget, relatedTarget }) => {
                if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) close()
              }}
            >
              <ul role="list">
                {menus.header.map(({ path, name: words }) => (
                  <li key={path}>
                    <Link to={path} className={path === "/contact/" ? styles.button : styles.link} onClick={close}>
                      {words}
                    </Link>
                  </li>
                ))}
                <li>
                  <ThemeSwitch />
                </li>
              </ul>
            </nav>
          </div>
        </div>
      </div>
    </header>
  )
}

/** Product specification, section 9: the header turns solid after the page scrolls more than this many px. */
const threshold = 10

/**
 * Marks an element with whether the page is scrolled by more than 10 px, as `data-scrolled="true"` or `"false"`; it has no mark until the
 * page is hydrated. The mark is set past React: as state, scrolling a new page to its top rendered the header a second time before that
 * page was painted (13 of 150 ms with the processor four times slower).
 */
function useScrolled(element: RefObject<HTMLElement>): void {
  useEffect(() => {
    const mark = () => element.current?.setAttribute("data-scrolled", String(window.scrollY > threshold))
    mark()
    window.addEventListener("scroll", mark, { passive: true })
    return () => window.removeEventListener("scroll", mark)
  }, [element])
}
