import { useLabels, useSite } from "../ui/site-context"
import type { NamedPage } from "./nearest-page"

const main = ["services", "tools", "books", "media", "blog", "about", "contact"] as const

/**
 * @param own the owner's custom pages
 * @returns the site's pages except its articles, in the language of its labels
 */
export function usePages(own: readonly { readonly slug: string; readonly title: string }[]): readonly NamedPage[] {
  const { navigation, footer } = useLabels()
  const off: readonly string[] = useSite().pagesOff ?? []
  return [
    { path: "/", title: navigation.home },
    ...main.filter((route) => !off.includes(route)).map((route) => ({ path: `/${route}/`, title: navigation[route] })),
    ...own.map(({ slug, title }) => ({ path: `/${slug}/`, title })),
    { path: "/privacy/", title: footer.privacy },
    { path: "/terms/", title: footer.terms },
  ]
}
