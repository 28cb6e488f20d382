import type { WebApplicationLeaf } from "schema-dts"
import { filled } from "../filled"
import { addressOf, type SiteFacts } from "../site-facts"

/** A tool: one opens it at its address, and nothing is paid for it (data/tools.json holds the free tools). */
export const tool = (
  facts: SiteFacts,
  { jsonId, title, address, description, features }: Queries.ToolSectionFragment,
): WebApplicationLeaf => ({
  "@type": "WebApplication",
  "@id": addressOf(facts, `/tools/#${jsonId}`),
  ...filled({ url: address?.startsWith("/") ? addressOf(facts, address) : address }),
  name: title,
  description,
  isAccessibleForFree: true,
  ...filled({ featureList: features }),
})
