import type { WebSiteLeaf } from "schema-dts"
import { addressOf, idOf, ownerOf, type SiteFacts } from "../site-facts"

/** The site as a whole, under the name that shared links show too. */
export const webSite = (facts: SiteFacts): WebSiteLeaf => ({
  "@type": "WebSite",
  "@id": idOf(facts, "website"),
  url: addressOf(facts, "/"),
  name: facts.site.seo.title,
  inLanguage: facts.site.language,
  publisher: ownerOf(facts),
})
