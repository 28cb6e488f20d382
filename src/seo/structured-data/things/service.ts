import type { OfferLeaf, ServiceLeaf } from "schema-dts"
import { filled } from "../filled"
import { addressOf, practiceOf, type SiteFacts } from "../site-facts"

/** @returns the `@id` of a service: the address of its section, which is its address in the site as well. */
export const serviceId = (facts: SiteFacts, jsonId: string): string => addressOf(facts, `/services/#${jsonId}`)

/** What only pages that show a service say of it; the footer has names alone. */
export interface ServiceDetails {
  readonly description: string
  readonly offer?: Queries.OfferFragment | null
}

/** One service. */
export const service = (
  facts: SiteFacts,
  { jsonId, title }: SiteFacts["services"][number],
  { description, offer }: Partial<ServiceDetails> = {},
): ServiceLeaf => ({
  "@type": "Service",
  "@id": serviceId(facts, jsonId),
  url: serviceId(facts, jsonId),
  name: title,
  provider: practiceOf(facts),
  ...filled({ description, offers: offer && offerOf(offer) }),
})

/** The price is the owner's text: schema.org allows one, and the site knows no currency. */
const offerOf = ({ price, unit, length, starts }: Queries.OfferFragment): OfferLeaf => ({
  "@type": "Offer",
  priceSpecification: { "@type": "UnitPriceSpecification", price, ...filled({ unitText: unit }) },
  ...filled({ description: length, availabilityStarts: starts?.iso }),
})
