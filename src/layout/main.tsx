import { type ReactNode, startTransition, useEffect, useState } from "react"
import { type Arrival, cameByLink } from "../gatsby/untyped"
import { WholePage } from "../ui/first-view"
import { FaultBoundary } from "./fault-boundary"

/** What is one page's own: on a phone its first view comes first (src/styles/global.css hides what of a list is below it). */
export function Main({ location, children }: { location: Arrival; children: ReactNode }) {
  const whole = useWholePage(location)
  return (
    <main id="content" data-first-view={whole ? undefined : ""}>
      <FaultBoundary key={location.pathname}>
        <WholePage.Provider value={whole}>{children}</WholePage.Provider>
      </FaultBoundary>
    </main>
  )
}

/** Wider windows show more than a first view, on processors that need no help. */
const phone = "(max-width: 40rem)"

/**
 * Divides a page that a link leads to, on a phone: its first view is painted, then the rest is made, in pieces of work between which the
 * browser answers the visitor. What a hash or the way back leads to may stand anywhere, so there the page comes whole. Gains 27 ms of 110 as
 * on a mid-tier phone (docs/decisions/pages/navigation-speed.md).
 *
 * @param arrival where the router is
 * @returns whether the page is to be there as a whole
 */
export function useWholePage(arrival: Arrival): boolean {
  const { pathname, hash } = arrival
  const [painted, setPainted] = useState(pathname)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // A frame's callbacks run before it is painted, a timer after that.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(pathname)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [pathname])

  return painted === pathname || !cameByLink(arrival) || hash !== "" || !window.matchMedia(phone).matches
}
