import { existsSync, readFileSync } from "node:fs"
import type { CreateNodeArgs, Node, NodeInput, NodePluginArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { checkFile } from "../check/check-file"
import { assessmentId } from "../contract/assessments/assessment"
import { contentFile } from "../contract/files"
import { writtenOut } from "../contract/short-forms"
import { circumstances, releasedPosts } from "./release"

/** @returns whether a node is a JSON file */
export const isJsonFile = ({ node }: Pick<CreateNodeArgs, "node">): boolean =>
  node.internal.type === "File" && node.internal.mediaType === "application/json"

/**
 * Makes the nodes of a JSON file, in every build and in `develop`. A file that breaks the contract gives those of its last good state: while
 * somebody edits it in `develop` the pages keep what they had, and when it is mended they get what is new. (A build never comes here with
 * such a file.)
 *
 * The nodes are not linked to the file as its children, which Gatsby deletes with the file: a page whose content is gone breaks in the
 * browser, and stays broken when the file is put back.
 *
 * A good file is read and made into nodes without a pause, or Gatsby could miss the edit (docs/decisions/content-nodes.md).
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
  await makeNodes(args, file.typeName, shownOf(relativePath, writtenOut(file.field, JSON.parse(text))))
  if (good) await args.cache.set(relativePath, text)
}

/** Makes the nodes of what is shown of a file, and deletes those of what is not shown any more. */
async function makeNodes(args: NodePluginArgs & { node: Node }, type: string, shown: readonly Entry[]): Promise<void> {
  const { node, actions, createContentDigest, getNodesByType } = args
  const entries = shown.map((entry): NodeInput => {
    const id = args.createNodeId(`${node.id}${nameOf(entry)} >>> JSON`)
    const internal = { contentDigest: createContentDigest(entry), type }
    // Gatsby keeps a node's `id` for itself (src/content/contract/graphql.ts).
    return { ...entry, ...(entry.id ? { jsonId: entry.id } : {}), id, parent: node.id, children: [], internal }
  })
  // All at once: between one and the next a query could run.
  await Promise.all(entries.map((entry) => actions.createNode(entry)))
  const made = new Set(entries.map(({ id }) => id))
  const gone = getNodesByType(type).filter(({ id, parent }) => parent === node.id && !made.has(id))
  for (const entry of gone) actions.deleteNode(entry)
}

/** What the site shows of a file or of one of its entries, as it is in the file. */
type Entry = Readonly<Record<string, unknown>>

/**
 * An entry is known by its place in the file. A post has the name that its address has: it stays the same post, with the same article, when
 * others come before it.
 */
const nameOf = ({ slug, place }: Entry): string => (place === undefined ? "" : ` ${slug ?? `[${place}]`}`)

/**
 * What the site shows of a file. Each entry of a list gets its place in it, by which every query of a collection sorts: GraphQL promises no
 * order of its own.
 */
function shownOf(path: string, content: unknown): readonly Entry[] {
  // The check has seen to it: an object or a list of them.
  const id = assessmentId(path)
  if (!Array.isArray(content)) return [{ ...(content as Entry), ...(id ? { id } : {}) }]
  const entries: readonly Entry[] = path === "posts.json" ? releasedPosts(content, circumstances()) : content
  return entries.map((entry, place) => ({ ...entry, place }))
}
