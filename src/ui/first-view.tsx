import { createContext, type ReactNode, useContext } from "react"

/** Whether the page is to be there as a whole, and not only its first view. The layout provides it. */
export const WholePage = createContext(true)

/** What stands below a page's first view: when a link is followed on a phone, it comes a frame later. */
export function BelowFirstView({ children }: { children: ReactNode }) {
  return useContext(WholePage) ? children : null
}
