import { readFile } from "node:fs/promises"
import type { CreateNodeArgs, Node, NodeInput, NodePluginArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { onCreateNode } from "gatsby-transformer-json/gatsby-node"
import { circumstances, releasedPosts } from "../articles/release"
import { checkFile } from "../check/check-file"
import { contentFile } from "../contract/files"
import { jsonTypeName } from "../type-names"

/** @returns whether a node is a JSON file */
export const isJsonFile = ({ node }: Pick<CreateNodeArgs, "node">): boolean =>
  node.internal.type === "File" && node.internal.mediaType === "application/json"

/**
 * Makes the nodes of a JSON file. A file that breaks the contract gives those of its last good state: while somebody edits it in `develop`
 * the pages keep what they had, and when it is mended they get what is new. (A build never comes here with such a file.)
 *
 * gatsby-transformer-json does the making. It is called from here and not listed in gatsby-config.ts, where nothing could come between it
 * and the file.
 *
 * The nodes are not linked to the file as its children: Gatsby deletes children as soon as their file changes or goes. A page whose query
 * ran before they were made again would be without content, and would not come back in the browser.
 *
 * @param args of Gatsby's hooks for nodes, with the node of a JSON file
 */
export async function createContentNodes(args: NodePluginArgs & { node: Node }): Promise<void> {
  const { node, actions, cache, getNode, getNodesByType } = args
  // isJsonFile has seen to it; gatsby's types say Node.
  const { relativePath, absolutePath } = node as unknown as FileSystemNode
  const file = contentFile(relativePath)
  if (!file) return
  const bytes = await readFile(absolutePath)
  const { complaints, findings } = checkFile(file, bytes)
  const good = complaints.length === 0 && findings.every(({ severity }) => severity === "warning")
  if (good) await cache.set(relativePath, bytes.toString("utf8"))
  const text: unknown = await cache.get(relativePath)
  // The file has changed again, or gone, while it was read: whatever comes of that comes later.
  if (typeof text !== "string" || getNode(node.id)?.internal.contentDigest !== node.internal.contentDigest) return
  const shown = shownOf(relativePath, JSON.parse(text))
  const made = new Set<string>()
  const createNode = (entry: NodeInput) => {
    made.add(entry.id)
    return actions.createNode(entry)
  }
  const own: typeof args = {
    ...args,
    actions: { ...actions, createNode, createParentChildLink: () => {} },
    loadNodeContent: async () => JSON.stringify(shown),
    createNodeId: (name) => args.createNodeId(named(name, shown)),
  }
  await onCreateNode(own, { typeName: jsonTypeName })
  const gone = getNodesByType(file.typeName).filter(({ id, parent }) => parent === node.id && !made.has(id))
  for (const entry of gone) actions.deleteNode(entry)
}

/**
 * gatsby-transformer-json names an entry by its place, `[3]`. A post has the name that its address has: it stays the same post, with the same
 * article, when others come before it.
 */
function named(name: string, shown: unknown): string {
  const entries: readonly { slug?: unknown }[] = Array.isArray(shown) ? shown : []
  return name.replace(/\[(\d+)\]/, (place, index) => String(entries[index]?.slug ?? place))
}

/**
 * What the site shows of a file. Each entry of a list gets its place in it: with a warm cache Gatsby gives back entries in an order of its
 * own (seen with 5.16.1), so every query of a collection sorts by it.
 */
function shownOf(path: string, content: unknown): unknown {
  if (!Array.isArray(content)) return content
  const entries = path === "posts.json" ? releasedPosts(content, circumstances()) : content
  return entries.map((entry: object, place) => ({ ...entry, place }))
}
