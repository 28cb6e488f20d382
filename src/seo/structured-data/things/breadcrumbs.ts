import type { BreadcrumbListLeaf, ListItemLeaf } from "schema-dts"
import { addressOf, idOf, type SiteFacts } from "../site-facts"

/** A step of the breadcrumbs, by the name that the menus give it. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** @returns a reference to a page's breadcrumbs. */
export const breadcrumbsOf = (facts: SiteFacts, path: string) => ({ "@id": idOf(facts, "breadcrumbs", path) })

/**
 * @param path the page that they lead to
 * @param crumbs the pages after home, the last of them this page
 */
export const breadcrumbs = (facts: SiteFacts, path: string, crumbs: readonly Crumb[]): BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  ...breadcrumbsOf(facts, path),
  itemListElement: [{ name: facts.labels.navigation.home, path: "/" }, ...crumbs].map(
    (crumb, index): ListItemLeaf => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: { "@id": addressOf(facts, crumb.path) },
    }),
  ),
})
