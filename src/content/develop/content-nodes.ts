import { readFile } from "node:fs/promises"
import type { CreateNodeArgs, Node, NodePluginArgs } from "gatsby"
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
 * @param args of Gatsby's hooks for nodes, with the node of a JSON file
 */
export async function createContentNodes(args: NodePluginArgs & { node: Node }): Promise<void> {
  // isJsonFile has seen to it; gatsby's types say Node.
  const { relativePath, absolutePath } = args.node as unknown as FileSystemNode
  const file = contentFile(relativePath)
  if (!file) return
  const bytes = await readFile(absolutePath)
  const { complaints, findings } = checkFile(file, bytes)
  const good = complaints.length === 0 && findings.every(({ severity }) => severity === "warning")
  if (good) await args.cache.set(relativePath, bytes.toString("utf8"))
  const text: unknown = await args.cache.get(relativePath)
  if (typeof text !== "string") return
  const shown = JSON.stringify(shownOf(relativePath, JSON.parse(text)))
  await onCreateNode({ ...args, loadNodeContent: async () => shown }, { typeName: jsonTypeName })
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
