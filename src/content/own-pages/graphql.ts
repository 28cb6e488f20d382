import type { Node } from "gatsby"
import type { Resolver, SchemaPart } from "../../gatsby/schema"
import { ownPageFolder } from "../contract/own-page"
import { textAt } from "../texts/graphql"

/** The owner's own pages, beyond what the contract says of their settings. */
export const ownPageSchema: SchemaPart = {
  types: `
    type OwnPage implements Node @childOf(types: ["File"]) {
      slug: String!
      text: MarkdownText
      shownService: ServicesJson
    }
    type ServicesJson implements Node {
      caseStudies: [OwnPage!]!
    }
  `,
  createResolvers: ({ createResolvers }) =>
    createResolvers({
      OwnPage: { text: { resolve: text }, shownService: { resolve: shownService } },
      ServicesJson: { caseStudies: { resolve: caseStudies } },
    }),
}

const text: Resolver<Node> = ({ slug }, _args, context) => textAt(`${ownPageFolder}/${slug}.md`, context)

/** The service that a case study names by its id. */
const shownService: Resolver<Node> = ({ service }, _args, { nodeModel }) =>
  typeof service === "string"
    ? nodeModel.findOne({ type: "ServicesJson", query: { filter: { jsonId: { eq: service } } } })
    : null

/** The own pages that show a service, by their names. */
const caseStudies: Resolver<Node> = async ({ jsonId }, _args, { nodeModel }) => {
  const { entries } = await nodeModel.findAll({
    type: "OwnPage",
    query: { filter: { service: { eq: jsonId } }, sort: { fields: ["slug"], order: ["ASC"] } },
  })
  return entries
}
