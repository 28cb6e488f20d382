import type { WebApplicationLeaf } from "schema-dts"
import { filled } from "../filled"
import { addressOf, type SiteFacts } from "../site-facts"

type Tool = Pick<Queries.ToolSectionFragment, "jsonId" | "title" | "address" | "description" | "features">

/** A tool: one opens it at its address, and nothing is paid for it (data/tools.json holds the free tools). */
export const tool = (
  facts: SiteFacts,
  { jsonId, title, address, description, features }: Tool,
): WebApplicationLeaf & { "@id": string } => ({
  "@type": "WebApplication",
  "@id": addressOf(facts, `/tools/#${jsonId}`),
  ...filled({ url: address?.startsWith("/") ? addressOf(facts, address) : address }),
  name: title,
  description,
  isAccessibleForFree: true,
  ...filled({ featureList: features }),
})
