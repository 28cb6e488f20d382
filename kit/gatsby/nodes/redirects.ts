import { pagesWithIds, pathParts } from "../../content/contract/site-addresses"
import type { Redirect } from "../../content/diagnostic/diagnostic"
import type { Resolver, SchemaPart } from "../graphql/schema"

/** The former ids of an entry. Hosts never see the part of an address after #, so the page itself forwards from them. */
const formerIdsOn =
  (page: string): Resolver<{ jsonId: string }> =>
  async ({ jsonId }, _args, { nodeModel }) => {
    const { entries } = await nodeModel.findAll({ type: "RedirectsJson" })
    return [...(entries as Iterable<object> as Iterable<Redirect>)]
      .filter(({ from, to }) => to === `${page}#${jsonId}` && pathParts(from).page === page)
      .map(({ from }) => pathParts(from).part)
  }

const types = { "services.json": "ServicesJson", "tools.json": "ToolsJson" } as const

/** The schema of former ids, which redirects add to the entries that they lead to. */
export const redirectSchema: SchemaPart = {
  types: Object.values(types)
    .map((type) => `type ${type} implements Node { formerIds: [String!]! }`)
    .join("\n"),
  resolvers: () =>
    Object.fromEntries(pagesWithIds.map(({ page, file }) => [types[file], { formerIds: formerIdsOn(page) }])),
}
