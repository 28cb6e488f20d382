import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { CreateNodeArgs, Node, NodeInput, NodePluginArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { onCreateNode, shouldOnCreateNode } from "gatsby-transformer-json/gatsby-node"
import { checkedFiles, checkFile } from "../../content/check/check-file"
import { isUnwrittenAssessment } from "../../content/check/linked-site"
import { assessmentId, assessmentPath } from "../../content/contract/data-paths"
import { expandShorthand } from "../../content/contract/field"
import { contentFile } from "../../content/contract/files"
import { releaseConditions, released } from "../../content/contract/posts"
import { isError } from "../../content/diagnostic/diagnostic"
import { isReadable } from "../../content/files/data-folder"
import { decode } from "../../content/files/decode"
import { memoOfData } from "../../content/files/memo"
import { parseJson, valueOfNode } from "../../content/json/json-text"
import { asList } from "../../content/location/json-path"
import { isInStudio } from "../../guard/guard"
import { stripContentControls } from "../../language/control-characters"
import { withSources } from "./content-sources"

/** @returns whether a node is a JSON file */
export const isJsonFile = ({ node }: Pick<CreateNodeArgs, "node">): boolean =>
  node.internal.type === "File" && shouldOnCreateNode({ node })

/**
 * Has gatsby-transformer-json create the nodes of a JSON file, in builds and in `develop`. A file that breaks the contract keeps the nodes of its
 * last valid state: pages keep their content while the file is edited in `develop`, and update once it is fixed. (A build never gets here with
 * such a file.)
 *
 * A valid file is read and turned into nodes without awaiting in between, or Gatsby could miss the edit
 * (docs/decisions/preview.md).
 *
 * @param args of Gatsby's hooks for nodes, with the node of a JSON file
 */
export async function createContentNodes(args: NodePluginArgs & { node: Node }): Promise<void> {
  // isJsonFile has checked that it is a file; gatsby's types say Node.
  const { relativePath, absolutePath } = args.node as unknown as FileSystemNode
  const file = contentFile(relativePath)
  // The file may have been deleted since, or have become a link that leads out of data/.
  if (!file || !isReadable({ absolutePath, relativePath })) return
  const bytes = readFileSync(absolutePath)
  const { root, diagnostics } = checkedFiles.of(memoOfData, relativePath, bytes, () => checkFile(file, bytes))
  const good = root && !diagnostics.some(isError) ? valueOfNode(root) : undefined
  const content = good ?? (await args.cache.get(relativePath))
  if (content === undefined) return
  const expanded = isInStudio ? withSources(file.field, content, relativePath) : expandShorthand(file.field, content)
  const shown = stripContentControls(shownOf(relativePath, expanded, dirname(absolutePath)))
  await makeNodes(args, file.typeName, shown)
  if (good !== undefined) await args.cache.set(relativePath, good)
}

/**
 * Lets the plugin create the nodes of a file's published content, and deletes the file's other nodes. Everything that differs from the plugin's
 * normal use is here: what it reads, that nodes are not linked to their file, and when and with which id they are created.
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
          // A post's id is derived from its slug, so that the post and its article stay the same when other posts are added before it.
          nodes.push(slug ? { ...node, id: createNodeId(`${file.id} ${slug} >>> JSON`) } : node)
        },
        // Gatsby deletes children with their file: a page without its content breaks in the browser, and stays broken after the file is restored.
        createParentChildLink: () => undefined,
      },
    },
    { typeName },
  )
  // All at once, so that no query can run when only some of them exist.
  await Promise.all(nodes.map((node) => actions.createNode(node)))
  const made = new Set(nodes.map(({ id }) => id))
  const gone = getNodesByType(typeName).filter(({ id, parent }) => parent === file.id && !made.has(id))
  for (const node of gone) actions.deleteNode(node)
}

/** The shown content of a file or of one of its entries. */
type Entry = Readonly<Record<string, unknown>>

/**
 * The shown content of a file. Each entry of a list gets its index, by which every query of a collection sorts, and a page that follows its file gets the keys
 * of its sections: GraphQL guarantees no order, and Gatsby treats two objects as equal if only the order of their keys differs.
 */
function shownOf(path: string, content: unknown, folder: string): Entry | readonly Entry[] {
  // The check ensures that it is an object or a list of them.
  const id = assessmentId(path)
  const ordered = contentFile(path)?.field.facts.ordered
  const sections = ordered && Object.keys(Object(content)).filter((key) => ordered.includes(key))
  if (id !== undefined && isLeftOut(content)) return []
  if (path === "site.json") return siteOf(content as Entry, folder)
  if (!Array.isArray(content))
    return { ...(content as Entry), ...(id ? { id } : {}), ...(sections ? { sections } : {}) }
  const entries: readonly Entry[] = releasedOf(path, content, folder)
  return entries.map((entry, index) => ({ ...entry, index }))
}

/** Whether an assessment must not be shown yet. */
const isLeftOut = (assessment: unknown): boolean =>
  !releaseConditions().includeUnpublished && isUnwrittenAssessment(assessment)

/** The entries to show: a tool that leads only to a hidden assessment is hidden with it. */
function releasedOf(path: string, entries: readonly Entry[], folder: string): readonly Entry[] {
  if (path === "posts.json") return released(entries, releaseConditions())
  if (path !== "tools.json") return entries
  return entries.filter(({ id, url }) => url !== undefined || !isLeftOut(contentAt(assessmentPath(String(id)), folder)))
}

/** The settings: a page of tools that are all left out is left out too. */
function siteOf(site: Entry, folder: string): Entry {
  const tools = asList(contentAt("tools.json", folder)) as readonly Entry[]
  const hasNone = tools.length > 0 && releasedOf("tools.json", tools, folder).length === 0
  return hasNone ? { ...site, pagesOff: [...asList(site.pagesOff), "tools"] } : site
}

function contentAt(relativePath: string, folder: string): unknown {
  const absolutePath = join(folder, relativePath)
  if (!isReadable({ absolutePath, relativePath })) return undefined
  const { root } = parseJson(decode(readFileSync(absolutePath)).source)
  return root && valueOfNode(root)
}
