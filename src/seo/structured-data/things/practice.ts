import type { ContactPointLeaf, OfferCatalogLeaf, OfferLeaf, ProfessionalServiceLeaf } from "schema-dts"
import { addressOf, idOf, ownerOf, practiceOf, type SiteFacts } from "../site-facts"
import { serviceId } from "./service"

/** The owner's practice: what it claims, how to arrange a call, and its services, all of which every page's footer shows. */
export const practice = (facts: SiteFacts): ProfessionalServiceLeaf => ({
  "@type": "ProfessionalService",
  ...practiceOf(facts),
  name: facts.site.name,
  url: addressOf(facts, "/"),
  slogan: facts.site.costClaim.sentence,
  founder: ownerOf(facts),
  contactPoint: contactPoint(facts),
  ...(facts.services.length > 0 && { hasOfferCatalog: catalog(facts) }),
})

/** @returns a reference to the list of services. */
export const catalogOf = (facts: SiteFacts) => ({ "@id": idOf(facts, "services") })

function contactPoint({ site, labels }: SiteFacts): ContactPointLeaf {
  const [, email] = /^mailto:([^?]+)/i.exec(site.schedulingUrl) ?? []
  return {
    "@type": "ContactPoint",
    name: labels.footer.schedule,
    ...(email ? { email } : { url: site.schedulingUrl }),
  }
}

const catalog = (facts: SiteFacts): OfferCatalogLeaf => ({
  "@type": "OfferCatalog",
  ...catalogOf(facts),
  name: facts.labels.footer.services,
  itemListElement: facts.services.map(
    ({ jsonId }): OfferLeaf => ({ "@type": "Offer", itemOffered: { "@id": serviceId(facts, jsonId) } }),
  ),
})
