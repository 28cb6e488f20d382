import { createContext, useContext } from "react"

/** data/site.json, as the shell's query asks for it. */
export type Site = NonNullable<Queries.ShellQuery["site"]>
/** data/labels.json, as the shell's query asks for it. */
export type Labels = NonNullable<Queries.ShellQuery["labels"]>

/** What every page shares. Provided once, by the layout. */
export const SiteContext = createContext<{ site: Site; labels: Labels } | null>(null)

function useShared() {
  const shared = useContext(SiteContext)
  if (!shared)
    throw new Error("useSite and useLabels work inside <SiteContext.Provider> only: see src/layout/layout.tsx.")
  return shared
}

/** @returns who the site is for: names, addresses, the cost claim. */
export function useSite(): Site {
  return useShared().site
}

/** @returns whether the site has a page, which its owner can switch off */
export const useHasPage = (route: "services" | "blog"): boolean => !useSite().pagesOff?.includes(route)

/** @returns the words of the site's controls. */
export function useLabels(): Labels {
  return useShared().labels
}
