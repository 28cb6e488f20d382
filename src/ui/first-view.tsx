import { createContext, type ReactNode, useContext } from "react"

/** Whether the page is to be there as a whole, and not only its first view. The layout provides it. */
export const WholePage = createContext(true)

/** What of a page stands below its first view: when a link is followed, it comes a frame later. */
export function BelowFirstView({ children }: { children: ReactNode }) {
  return useContext(WholePage) ? children : null
}

/**
 * @param items of a list that begins in a page's first view
 * @param count how many fill it, on a laptop and a tablet
 * @returns those that are to be there now
 */
export function useFirstView<Item>(items: readonly Item[], count: number): readonly Item[] {
  return useContext(WholePage) ? items : items.slice(0, count)
}
