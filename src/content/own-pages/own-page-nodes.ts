import { existsSync, readFileSync } from "node:fs"
import type { CreateNodeArgs, Node, NodeInput } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { isError } from "../check/report/diagnostic"
import { ownPageSlug } from "../contract/own-page"
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
