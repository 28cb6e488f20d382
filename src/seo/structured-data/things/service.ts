import type { ServiceLeaf } from "schema-dts"
import { filled } from "../filled"
import { addressOf, practiceOf, type SiteFacts } from "../site-facts"

/** @returns the `@id` of a service: the address of its section, which is its address in the site as well. */
export const serviceId = (facts: SiteFacts, jsonId: string): string => addressOf(facts, `/services/#${jsonId}`)

/** One service. Its description is for pages that show it; the footer has names alone. */
export const service = (
  facts: SiteFacts,
  { jsonId, title }: SiteFacts["services"][number],
  description?: string | undefined,
): ServiceLeaf => ({
  "@type": "Service",
  "@id": serviceId(facts, jsonId),
  url: serviceId(facts, jsonId),
  name: title,
  provider: practiceOf(facts),
  ...filled({ description }),
})
