import { useEffect, useRef, useState } from "react"
import { withoutSoftHyphens } from "../../kit/language/soft-hyphens"
import { useLabels } from "../ui/site-context"

/**
 * Announces a new page to screen readers by its headline, in the site's own language. Gatsby's announcer, which speaks only English, is silenced
 * (kit/gatsby/patches/browser/silent-announcer.ts). The browser announces the first page itself.
 */
export function RouteAnnouncer({ pathname }: { pathname: string }) {
  const { navigatedTo } = useLabels()
  const shown = useRef(pathname)
  const [said, setSaid] = useState("")

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const name = document.querySelector("main h1")?.textContent || document.title
    setSaid(navigatedTo.replace("{page}", () => withoutSoftHyphens(name)))
  }, [pathname, navigatedTo])

  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {/* A new element for each page: two pages may have the same headline. */}
      {said && <p key={pathname}>{said}</p>}
    </div>
  )
}
