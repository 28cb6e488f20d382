import { createContext, useContext } from "react"

/** data/site.json, from the shell's query. */
export type Site = NonNullable<Queries.ShellQuery["site"]>
/** data/labels.json, from the shell's query. */
export type Labels = NonNullable<Queries.ShellQuery["labels"]>

/** The data that every page shares. Provided once, by the layout. */
export const SiteContext = createContext<{ site: Site; labels: Labels } | null>(null)

function useShared() {
  const shared = useContext(SiteContext)
  if (!shared) throw new Error("Only inside <SiteContext.Provider>: see src/layout/layout.tsx.")
  return shared
}

/** @returns the owner's data: names, addresses, the cost claim */
export function useSite(): Site {
  return useShared().site
}

/** @returns whether the site has a page; its owner can switch pages off */
export const useHasPage = (route: "services" | "blog" | "about"): boolean => !useSite().pagesOff?.includes(route)

/** @returns the texts of the site's controls */
export function useLabels(): Labels {
  return useShared().labels
}
