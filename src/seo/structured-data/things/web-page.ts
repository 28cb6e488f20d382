import type { AboutPageLeaf, CollectionPageLeaf, ContactPageLeaf, WebPageLeaf } from "schema-dts"
import { addressOf, idOf, type SiteFacts } from "../site-facts"
import { breadcrumbsOf, type Crumb } from "./breadcrumbs"

type PageNode = WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf

export interface PageValues {
  readonly type: PageNode["@type"]
  /** The page's path; absent for a page that has no address of its own. */
  readonly path?: string | undefined
  readonly seo: Queries.SeoFragment
  /** The pages from home to this one, which is the last; none for home. */
  readonly crumbs?: readonly Crumb[] | undefined
  /** The whole address of its picture. */
  readonly image?: string | undefined
  /** What the page is about above all, by its `@id`. */
  readonly mainEntity?: { readonly "@id": string } | undefined
}

/** The page itself. Its `@id` is its address, the same as its canonical link has. */
export function webPage(facts: SiteFacts, { type, path, seo, crumbs = [], image, mainEntity }: PageValues): PageNode {
  return {
    "@type": type,
    ...(path && { "@id": addressOf(facts, path), url: addressOf(facts, path) }),
    name: seo.title,
    description: seo.description,
    inLanguage: facts.site.language,
    isPartOf: { "@id": idOf(facts, "website") },
    ...(path && crumbs.length > 0 && { breadcrumb: breadcrumbsOf(facts, path) }),
    ...(image && { image }),
    ...(mainEntity && { mainEntity }),
  }
}
