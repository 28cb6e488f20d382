import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Node, NodeInput, NodePluginArgs } from "gatsby"
import { createContentNodes } from "../../../src/content/nodes/content-nodes"
import { all, type Change, edit, withChange } from "./support/changed-data"

/** As much of Gatsby as the nodes of a file have to do with. */
function gatsby() {
  const nodes = new Map<string, NodeInput>()
  const cached = new Map<string, unknown>()
  const hooks = {
    cache: {
      get: async (key: string) => cached.get(key),
      set: async (key: string, text: unknown) => cached.set(key, text),
    },
    actions: {
      createNode: async (node: NodeInput) => nodes.set(node.id, node),
      deleteNode: ({ id }: NodeInput) => nodes.delete(id),
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
  return { nodes, read }
}

const withoutFirstPost: Change = async (root) => {
  const path = join(root, "posts.json")
  await writeFile(path, JSON.stringify(JSON.parse(await readFile(path, "utf8")).slice(1)))
}

test("a file's nodes are there before anything else can happen: a query that runs without them would miss them", async () => {
  const { nodes, read } = gatsby()
  await withChange(all(), async (root) => {
    const whole = read(root, "site")
    await new Promise(setImmediate)
    expect(nodes.size).toBe(1)
    await whole
  })
})

test("while a file has a mistake its nodes are those of its last good state", async () => {
  const { nodes, read } = gatsby()
  await withChange(all(), (root) => read(root, "site"))
  const before = [...nodes.values()]
  await withChange(edit("site.json", '"role": "Fractional CTO"', '"role": 7'), (root) => read(root, "site"))
  expect([...nodes.values()]).toEqual(before)
})

test("an entry that leaves a file loses its node, and the others keep theirs", async () => {
  const { nodes, read } = gatsby()
  await withChange(all(), (root) => read(root, "posts"))
  const [first, ...others] = [...nodes.keys()]
  await withChange(withoutFirstPost, (root) => read(root, "posts"))
  expect(others).not.toEqual([])
  expect([...nodes.keys()]).toEqual(others)
  expect(nodes.has(String(first))).toBe(false)
})

test("a file that is gone again makes no nodes", async () => {
  const { nodes, read } = gatsby()
  await read("no-such-folder", "site")
  expect(nodes.size).toBe(0)
})
