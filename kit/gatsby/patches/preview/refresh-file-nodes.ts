import { stat } from "node:fs/promises"
import { join, resolve, sep } from "node:path"
import type { NodePluginArgs } from "gatsby"
import { createNodeId } from "gatsby/dist/utils/create-node-id"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { createFileNode } from "gatsby-source-filesystem/create-file-node"
import { dataFolder, mayRead } from "../../../content/files/data-folder"
import { errorCode } from "../../../content/files/errors"

/** The plugin that creates file nodes. Gatsby lets no other change them. */
const owner = { name: "gatsby-source-filesystem" }

type Arguments = Pick<NodePluginArgs, "actions" | "getNodesByType" | "reporter">

/**
 * Updates the file nodes to match the files on disk. gatsby-source-filesystem may read a file while a program is still writing it, and its watcher (chokidar 3.6)
 * then drops the last change if it comes within 50 ms of another one: under load 9 of 30 replaced pictures did not appear. In a folder that was deleted and made
 * again at once it sees no new file, nor anything in data/ itself if that was replaced.
 *
 * @param args of a Gatsby hook that may create nodes
 * @param data the folder
 */
export async function refreshFileNodes(
  { actions, getNodesByType, reporter }: Arguments,
  data = resolve("data"),
): Promise<void> {
  const source = { name: "data", path: data }
  // gatsby's types say Node; the nodes of gatsby-source-filesystem have more fields.
  const nodes = getNodesByType("File") as unknown as readonly FileSystemNode[]
  const renew = async (path: string, known?: FileSystemNode) => {
    try {
      if (!mayRead(path, data)) return known && actions.deleteNode(known, owner)
      if (known && !(await hasChanged(known))) return
      const fresh = await createFileNode(path, (id) => known?.id ?? createNodeId(id, owner.name), source)
      await actions.createNode(fresh, owner)
    } catch (error) {
      if (errorCode(error) !== "ENOENT") return reporter.warn(`${path} could not be read again: ${String(error)}`)
      if (known) actions.deleteNode(known, owner)
    }
  }
  for (const node of nodes) await renew(node.absolutePath, node)
  const paths = new Set(nodes.map(({ absolutePath }) => absolutePath))
  for (const file of (await dataFolder(data))?.files ?? []) {
    const path = join(data, file)
    if (!paths.has(slash(path))) await renew(path)
  }
}

async function hasChanged({ absolutePath, size, mtimeMs }: FileSystemNode): Promise<boolean> {
  const now = await stat(absolutePath)
  return now.size !== size || now.mtimeMs !== mtimeMs
}

/** In nodes paths have slashes, on Windows too. */
const slash = (path: string): string => path.split(sep).join("/")
