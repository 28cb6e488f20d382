import { useLabels } from "../ui/site-context"
import type { NamedPage } from "./nearest-page"

const main = ["services", "tools", "books", "media", "blog", "about", "contact"] as const

/** @returns the pages that every site of this kind has, in the language of its labels */
export function usePages(): readonly NamedPage[] {
  const { navigation, footer } = useLabels()
  return [
    { path: "/", title: navigation.home },
    ...main.map((route) => ({ path: `/${route}/`, title: navigation[route] })),
    { path: "/privacy/", title: footer.privacy },
    { path: "/terms/", title: footer.terms },
  ]
}
