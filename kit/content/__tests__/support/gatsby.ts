import { join } from "node:path"
import type { Node, NodeInput, NodePluginArgs } from "gatsby"
import { createContentNodes } from "../../../gatsby/nodes/content-nodes"

/** As much of Gatsby as the nodes of a file have to do with. */
export function gatsby() {
  const nodes = new Map<string, NodeInput>()
  const cached = new Map<string, unknown>()
  const linked: unknown[] = []
  const hooks = {
    cache: {
      get: async (key: string) => cached.get(key),
      set: async (key: string, text: unknown) => cached.set(key, text),
    },
    actions: {
      // Gatsby's promise is kept when all plugins have heard of the node.
      createNode: (node: NodeInput) => {
        nodes.set(node.id, node)
        return new Promise(setImmediate)
      },
      deleteNode: ({ id }: NodeInput) => nodes.delete(id),
      createParentChildLink: (link: unknown) => linked.push(link),
    },
    getNodesByType: () => [...nodes.values()],
    getNode: (id: string) => nodes.get(id),
    createNodeId: (name: string) => name,
    createContentDigest: JSON.stringify,
  }
  /** The node of a file of a content folder. */
  const nodeOf = (root: string, path: string) => {
    const file = { id: path, name: path.replace(/\.\w+$/, ""), relativeDirectory: "", relativePath: path }
    return { ...file, absolutePath: join(root, path), internal: { type: "File" } }
  }
  /** Tells Gatsby of a file of a content folder. */
  const read = (root: string, name: string) => {
    const node = nodeOf(root, `${name}.json`)
    return createContentNodes({ ...hooks, node } as unknown as NodePluginArgs & { node: Node })
  }
  return { nodes, linked, hooks, nodeOf, read }
}
