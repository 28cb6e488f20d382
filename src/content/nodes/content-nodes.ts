import { existsSync, readFileSync } from "node:fs"
import type { CreateNodeArgs, Node, NodeInput, NodePluginArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { onCreateNode } from "gatsby-transformer-json/gatsby-node"
import { checkFile } from "../check/check-file"
import { contentFile } from "../contract/files"
import { circumstances, releasedPosts } from "./release"
import { jsonTypeName } from "./type-names"

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
 * The nodes are not linked to the file as its children, which Gatsby deletes with the file: a page whose content is gone breaks in the
 * browser, and stays broken when the file is put back.
 *
 * A good file is read and made into nodes without a pause. Its change has Gatsby run all queries that look for files, and a node that
 * changed while its query ran is not asked for again (gatsby/dist/redux/reducers/queries.js, PAGE_QUERY_RUN): the edit would not arrive.
 * Reading asynchronously takes seconds while pictures are being made, which keep all of Node's threads busy.
 *
 * @param args of Gatsby's hooks for nodes, with the node of a JSON file
 */
export async function createContentNodes(args: NodePluginArgs & { node: Node }): Promise<void> {
  // isJsonFile has seen to it; gatsby's types say Node.
  const { relativePath, absolutePath } = args.node as unknown as FileSystemNode
  const file = contentFile(relativePath)
  // It may be gone again.
  if (!file || !existsSync(absolutePath)) return
  const bytes = readFileSync(absolutePath)
  const { complaints, findings } = checkFile(file, bytes)
  const good = complaints.length === 0 && findings.every(({ severity }) => severity === "warning")
  const text: unknown = good ? bytes.toString("utf8") : await args.cache.get(relativePath)
  if (typeof text !== "string") return
  await makeNodes(args, file.typeName, shownOf(relativePath, JSON.parse(text)))
  if (good) await args.cache.set(relativePath, text)
}

/** Makes the nodes of what is shown of a file, and deletes those of what is not shown any more. */
async function makeNodes(args: NodePluginArgs & { node: Node }, typeName: string, shown: unknown): Promise<void> {
  const { node, actions, getNodesByType } = args
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
  const gone = getNodesByType(typeName).filter(({ id, parent }) => parent === node.id && !made.has(id))
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
