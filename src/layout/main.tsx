import { type ReactNode, startTransition, useEffect, useState } from "react"
import { isLinkNavigation, type RouterLocation } from "../../kit/gatsby/patches/missing-types"
import { WholePage } from "../ui/first-view"
import { ErrorBoundary } from "./error-boundary"

/** The page-specific part; on a phone its first view appears first (src/styles/global.css hides list entries below it). */
export function Main({ location, children }: { location: RouterLocation; children: ReactNode }) {
  const whole = useWholePage(location)
  return (
    <main id="content" data-first-view={whole ? undefined : ""}>
      <ErrorBoundary key={location.pathname}>
        <WholePage.Provider value={whole}>{children}</WholePage.Provider>
      </ErrorBoundary>
    </main>
  )
}

/** Wider windows show more than the first view, and their processors need no help. */
const phone = "(max-width: 40rem)"

/**
 * When a link is followed on a phone, the first view of the new page is painted first; then the rest is rendered in small tasks, between which the browser can
 * respond to the visitor. A hash or going back may lead to any position, so those pages are rendered whole. Saves 27 of 110 ms at the speed of a mid-tier
 * phone (docs/decisions/navigation.md).
 *
 * @param arrival the router's location
 * @returns whether to render the whole page
 */
export function useWholePage(arrival: RouterLocation): boolean {
  const { pathname, hash } = arrival
  const [painted, setPainted] = useState(pathname)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A frame's callbacks run before it is painted, a timer set in one runs afterwards.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(pathname)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [pathname])

  return painted === pathname || !isLinkNavigation(arrival) || hash !== "" || !window.matchMedia(phone).matches
}
