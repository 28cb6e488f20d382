import { createContext, type ReactNode, useContext } from "react"

/** Whether to render the whole page, not just its first view. Provided by the layout. */
export const WholePage = createContext(true)

/** Content below a page's first view: when a link is followed on a phone, it appears a frame later. */
export function BelowFirstView({ children }: { children: ReactNode }) {
  return useContext(WholePage) ? children : null
}
