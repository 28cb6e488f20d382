import { useEffect, useRef, useState } from "react"
import { withoutSoftHyphens } from "../language/soft-hyphens"
import { useLabels } from "../ui/site-context"

/**
 * Tells screen readers that another page has come, by its headline, in the site's own language. Gatsby's announcer, which speaks English
 * only, is silenced (src/gatsby/browser/silent-announcer.ts). The first page is not announced: the browser does that.
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
