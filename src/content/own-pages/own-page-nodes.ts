import { existsSync, readFileSync } from "node:fs"
import type { CreateNodeArgs, Node, NodeInput } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import type { Resolver, SchemaPart } from "../../gatsby/schema"
import { isError } from "../check/report/diagnostic"
import { ownPageFolder, ownPageSlug } from "../contract/own-page"
import { textAt } from "../texts/graphql"
import { readOwnPage } from "./read-own-page"

/** @returns whether a node is the file of a page of the owner's own */
export const isOwnPage = ({ node }: Pick<CreateNodeArgs, "node">): boolean =>
  node.internal.type === "File" && ownPageSlug(String(node.relativePath)) !== undefined

/**
 * Makes the node of a page of the owner's own, of which src/pages/{OwnPage.slug}.tsx makes a page. As with JSON files, a page with an error
 * keeps its last good settings while somebody edits it in `develop`.
 *
 * @param args of Gatsby's onCreateNode, for such a file
 */
export async function createOwnPageNode(args: CreateNodeArgs): Promise<void> {
  const { node, actions, cache, createNodeId, createContentDigest } = args
  // isOwnPage has seen to it; gatsby's types say Node.
  const { relativePath, absolutePath } = node as unknown as FileSystemNode
  const slug = ownPageSlug(relativePath)
  // It may be gone again.
  if (!slug || !existsSync(absolutePath)) return
  const { content, diagnostics } = readOwnPage(relativePath, readFileSync(absolutePath))
  const good = !diagnostics.some(isError)
  const head = good ? content : await cache.get(relativePath)
  if (typeof head !== "object" || head === null) return
  const page: NodeInput = {
    ...{ ...head, slug, id: createNodeId(`OwnPage ${slug}`), parent: node.id, children: [] },
    internal: { type: "OwnPage", contentDigest: createContentDigest(head) },
  }
  await actions.createNode(page)
  // A page whose file is deleted is gone with it; gatsby's types want a whole node, which it makes of this one.
  actions.createParentChildLink({ parent: node, child: page as unknown as Node })
  if (good) await cache.set(relativePath, head)
}

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
