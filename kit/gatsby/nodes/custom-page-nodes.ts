import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import type { CreateNodeArgs, CreatePagesArgs, Node, NodeInput, NodePluginArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { customPageFiles, readCustomPage } from "../../content/check/read-custom-page"
import { customPageFolder, customPageSlug } from "../../content/contract/data-paths"
import { customPageFile } from "../../content/contract/files"
import { releaseConditions, released } from "../../content/contract/posts"
import { isError } from "../../content/diagnostic/diagnostic"
import { isReadable } from "../../content/files/data-folder"
import { memoOfData } from "../../content/files/memo"
import { isInStudio } from "../../guard/guard"
import { stripContentControls } from "../../language/control-characters"
import type { Resolver, SchemaPart } from "../graphql/schema"
import { withSources } from "./content-sources"
import { textAt } from "./texts"

/** @returns whether a node is the file of a custom page */
export const isCustomPage = ({ node }: Pick<CreateNodeArgs, "node">): boolean =>
  node.internal.type === "File" && customPageSlug(String(node.relativePath)) !== undefined

/**
 * Creates the node of a custom page. As with JSON files, a page with an error keeps its last valid front matter while it is edited in `develop`. In a build a draft has no node.
 *
 * @param args of Gatsby's hooks for nodes, with the node of such a file
 */
export async function createCustomPageNode(args: NodePluginArgs & { node: Node }): Promise<void> {
  const { node, actions, cache, createNodeId, createContentDigest, getNode } = args
  // isCustomPage has checked that it is a file; gatsby's types say Node.
  const { relativePath, absolutePath } = node as unknown as FileSystemNode
  const slug = customPageSlug(relativePath)
  // The file may have been deleted since, or have become a link that leads out of data/.
  if (!slug || !isReadable({ absolutePath, relativePath })) return
  const bytes = readFileSync(absolutePath)
  const { content, diagnostics } = customPageFiles.of(memoOfData, relativePath, bytes, () =>
    readCustomPage(relativePath, bytes),
  )
  const good = !diagnostics.some(isError)
  const head = good ? content : await cache.get(relativePath)
  if (typeof head !== "object" || head === null) return
  const id = createNodeId(`CustomPage ${slug}`)
  const settings = isInStudio ? withSources(customPageFile(relativePath).field, head, relativePath) : head
  const [shown] = released([stripContentControls(settings) as object], releaseConditions())
  if (good) await cache.set(relativePath, head)
  if (!shown) {
    const former = getNode(id)
    if (former) actions.deleteNode(former)
    return
  }
  const page: NodeInput = {
    ...shown,
    slug,
    id,
    parent: node.id,
    children: [],
    internal: { type: "CustomPage", contentDigest: createContentDigest(head) },
  }
  await actions.createNode(page)
  // So that the node is deleted with its file. gatsby's types require a complete node; createNode has completed this one.
  actions.createParentChildLink({ parent: node, child: page as unknown as Node })
}

/** The kinds of custom pages. Each has a file in src/page-kinds, and so only the styles that it needs, because they are in its pages' HTML. */
type Kind = "plain" | "case" | "sheet" | "mixed"

/** @returns the kind of a page with such front matter */
export function kindOf(page: Readonly<Record<string, unknown>>): Kind {
  const { client, figures, drawing, deliverable, list } = page
  const isCase = Boolean(client || figures || drawing)
  if (!isCase && !deliverable) return "plain"
  if (list || (isCase && deliverable)) return "mixed"
  return isCase ? "case" : "sheet"
}

/**
 * Creates the pages of all custom pages.
 *
 * @param args of Gatsby's createPages, which it calls again after each change of content
 */
export function createCustomPages({ actions, getNodesByType }: CreatePagesArgs): void {
  for (const node of getNodesByType("CustomPage"))
    actions.createPage({
      path: `/${node.slug}/`,
      component: resolve(`src/page-kinds/${kindOf(node)}.tsx`),
      context: { id: node.id },
    })
}

/** The schema of custom pages, beyond the contract of their front matter. cases.ts adds the fields of case studies. */
export const customPageSchema: SchemaPart = {
  types: `
    type CustomPage implements Node @childOf(types: ["File"]) {
      slug: String!
      unpublished: Boolean!
      text: MarkdownText
    }
  `,
  resolvers: () => ({ CustomPage: { text } }),
}

const text: Resolver<Node> = ({ slug }, _args, context) => textAt(`${customPageFolder}/${slug}.md`, context)
