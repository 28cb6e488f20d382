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
    createNodeId: (name: string) => name,
    createContentDigest: JSON.stringify,
  }
  /** Tells Gatsby of a file of a content folder. */
  const read = (root: string, name: string) => {
    const path = `${name}.json`
    const file = { id: path, name, relativeDirectory: "", relativePath: path, absolutePath: join(root, path) }
    const node = { ...file, internal: { type: "File" } }
    return createContentNodes({ ...hooks, node } as unknown as NodePluginArgs & { node: Node })
  }
  return { nodes, linked, hooks, read }
}
