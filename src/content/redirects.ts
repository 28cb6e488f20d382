import type { Resolver, SchemaPart } from "../gatsby/schema"
import { pagesWithIds, pathParts, type Redirect } from "./contract/addresses/redirects"

/** The ids that an entry of a page had before: no host is told of them, so the page leads on from them itself. */
const formerIdsOn =
  (page: string): Resolver<{ jsonId: string }> =>
  async ({ jsonId }, _args, { nodeModel }) => {
    const { entries } = await nodeModel.findAll({ type: "RedirectsJson" })
    return [...(entries as Iterable<object> as Iterable<Redirect>)]
      .filter(({ from, to }) => to === `${page}#${jsonId}` && pathParts(from).page === page)
      .map(({ from }) => pathParts(from).part)
  }

const types = { "services.json": "ServicesJson", "tools.json": "ToolsJson" } as const

/** What a redirect adds to where it leads. */
export const redirectSchema: SchemaPart = {
  types: Object.values(types)
    .map((type) => `type ${type} implements Node { formerIds: [String!]! }`)
    .join("\n"),
  createResolvers: ({ createResolvers }) =>
    createResolvers(
      Object.fromEntries(
        pagesWithIds.map(({ page, file }) => [types[file], { formerIds: { resolve: formerIdsOn(page) } }]),
      ),
    ),
}
