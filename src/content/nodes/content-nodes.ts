import { existsSync, readFileSync } from "node:fs"
import type { CreateNodeArgs, Node, NodeInput, NodePluginArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { onCreateNode, shouldOnCreateNode } from "gatsby-transformer-json/gatsby-node"
import { checkFile } from "../check/check-file"
import { contentOf } from "../check/json/json-node"
import { memoOfData } from "../check/memo"
import { isError } from "../check/report/diagnostic"
import { assessmentId } from "../contract/assessments/assessment"
import { contentFile } from "../contract/files"
import { writtenOut } from "../contract/short-forms"
import { circumstances, releasedPosts } from "./release"

/** @returns whether a node is a JSON file */
export const isJsonFile = ({ node }: Pick<CreateNodeArgs, "node">): boolean =>
  node.internal.type === "File" && shouldOnCreateNode({ node })

/**
 * Has gatsby-transformer-json make the nodes of a JSON file, in every build and in `develop`. A file that breaks the contract gives those of
 * its last good state: while somebody edits it in `develop` the pages keep what they had, and when it is mended they get what is new. (A
 * build never comes here with such a file.)
 *
 * A good file is read and made into nodes without a pause, or Gatsby could miss the edit (docs/decisions/content/content-nodes.md).
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
  const { root, diagnostics } = memoOfData.files.of(relativePath, bytes, () => checkFile(file, bytes))
  const good = root && !diagnostics.some(isError) ? contentOf(root) : undefined
  const content = good ?? (await args.cache.get(relativePath))
  if (content === undefined) return
  await makeNodes(args, file.typeName, shownOf(relativePath, writtenOut(file.field, content)))
  if (good !== undefined) await args.cache.set(relativePath, good)
}

/**
 * Has the plugin make the nodes of what is shown of a file, and deletes those of what is not shown any more. What differs from the plugin in
 * Gatsby's own hands is here: what it reads, whether nodes are linked to their file, and when and under which name they are created.
 */
async function makeNodes(args: NodePluginArgs & { node: Node }, typeName: string, shown: unknown): Promise<void> {
  const { node: file, actions, createNodeId, getNodesByType } = args
  const nodes: NodeInput[] = []
  await onCreateNode(
    {
      ...args,
      loadNodeContent: async () => JSON.stringify(shown),
      actions: {
        ...actions,
        createNode: (node) => {
          const { slug } = node
          // A post has the name that its address has: it stays the same post, with the same article, when others come before it.
          nodes.push(slug ? { ...node, id: createNodeId(`${file.id} ${slug} >>> JSON`) } : node)
        },
        // Gatsby deletes children with their file: a page whose content is gone breaks in the browser, and stays broken when it is put back.
        createParentChildLink: () => undefined,
      },
    },
    { typeName },
  )
  // All at once: between one and the next a query could run.
  await Promise.all(nodes.map((node) => actions.createNode(node)))
  const made = new Set(nodes.map(({ id }) => id))
  const gone = getNodesByType(typeName).filter(({ id, parent }) => parent === file.id && !made.has(id))
  for (const node of gone) actions.deleteNode(node)
}

/** What the site shows of a file or of one of its entries, as it is in the file. */
type Entry = Readonly<Record<string, unknown>>

/**
 * What the site shows of a file. Each entry of a list gets its index, by which every query of a collection sorts: GraphQL promises no
 * order of its own.
 */
function shownOf(path: string, content: unknown): Entry | readonly Entry[] {
  // The check has seen to it: an object or a list of them.
  const id = assessmentId(path)
  if (!Array.isArray(content)) return { ...(content as Entry), ...(id ? { id } : {}) }
  const entries: readonly Entry[] = path === "posts.json" ? releasedPosts(content, circumstances()) : content
  return entries.map((entry, index) => ({ ...entry, index }))
}
