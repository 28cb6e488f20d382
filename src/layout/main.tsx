import type { ReactNode } from "react"
import type { Arrival } from "../gatsby/untyped"
import { WholePage } from "../ui/first-view"
import { FaultBoundary } from "./fault-boundary"
import { useWholePage } from "./use-whole-page"

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
