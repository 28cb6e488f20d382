import { stat } from "node:fs/promises"
import type { SourceNodesArgs } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { createFileNode } from "gatsby-source-filesystem/create-file-node"
import { errorCode } from "../check/error-code"

/** The plugin that creates file nodes. Gatsby lets no other change them. */
const owner = { name: "gatsby-source-filesystem" }

type Arguments = Pick<SourceNodesArgs, "actions" | "getNodesByType" | "reporter">

/**
 * Recreates the nodes of files that have changed since Gatsby read them. gatsby-source-filesystem may read a file while a program is still writing it, and its
 * watcher (chokidar 3.6) then drops the last change if it comes within 50 ms of another one: the preview would show the earlier picture until the next save. Under
 * load 9 of 30 replaced pictures did not appear.
 *
 * @param args of Gatsby's sourceNodes
 */
export async function renewFiles({ actions, getNodesByType, reporter }: Arguments): Promise<void> {
  for (const node of getNodesByType("File")) {
    // gatsby's types say Node; the nodes of gatsby-source-filesystem have more fields.
    const known = node as unknown as FileSystemNode
    try {
      if (!(await hasChanged(known))) continue
      const fresh = await createFileNode(known.absolutePath, () => node.id, sourceOf(known))
      await actions.createNode(fresh, owner)
    } catch (error) {
      // Gatsby deletes the node of a deleted file.
      if (errorCode(error) === "ENOENT") continue
      reporter.warn(`${known.relativePath} could not be read again: ${String(error)}`)
    }
  }
}

async function hasChanged({ absolutePath, size, mtimeMs }: FileSystemNode): Promise<boolean> {
  const now = await stat(absolutePath)
  return now.size !== size || now.mtimeMs !== mtimeMs
}

/** The options of the plugin with which it created a node: its name, and the folder that relative paths begin at. */
const sourceOf = ({ absolutePath, relativePath, sourceInstanceName }: FileSystemNode) => ({
  name: sourceInstanceName,
  path: absolutePath.slice(0, -relativePath.length - 1),
})
