import { mkdirSync, statSync, unlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Node, NodePluginArgs } from "gatsby"
import { createNodeId } from "gatsby/dist/utils/create-node-id"
import { createFileNode } from "gatsby-source-filesystem/create-file-node"
import { scratchFolder } from "../../../../__tests__/support/scratch-folder"
import { refreshFileNodes } from "../../patches/preview/refresh-file-nodes"

let data: string

beforeEach(() => {
  data = scratchFolder()
  mkdirSync(join(data, "images"))
})

const picture = () => join(data, "images/cover.png")

/** The node that the preview has of a file as it is now. */
const nodeOf = (path: string, id: string) => createFileNode(path, () => id, { name: "data", path: data })

const nodeOfPicture = () => nodeOf(picture(), "the cover")

/** Reads the files again. Returns the nodes that were recreated, with the plugin that owns them, those that were deleted, and the warnings. */
async function renewed(...nodes: readonly unknown[]) {
  const createNode = jest.fn(async () => {})
  const deleteNode = jest.fn()
  const warn = jest.fn()
  const args = { actions: { createNode, deleteNode }, getNodesByType: () => nodes as Node[], reporter: { warn } }
  // The part of Gatsby's arguments that is used.
  await refreshFileNodes(args as unknown as NodePluginArgs, data)
  return { created: createNode.mock.calls as unknown as ReadonlyArray<readonly [Node, object]>, deleteNode, warn }
}

test("a picture that was read half-written is read again", async () => {
  writeFileSync(picture(), "half")
  const node = await nodeOfPicture()
  writeFileSync(picture(), "half and half")
  const { created } = await renewed(node)
  expect(created).toHaveLength(1)
  expect(created[0]?.[0]).toMatchObject({
    id: "the cover",
    relativePath: "images/cover.png",
    relativeDirectory: "images",
    sourceInstanceName: "data",
    internal: { contentDigest: (await nodeOfPicture()).internal.contentDigest },
  })
  expect(created[0]?.[1]).toEqual({ name: "gatsby-source-filesystem" })
})

test("an unchanged file is left alone", async () => {
  writeFileSync(picture(), "whole")
  expect((await renewed(await nodeOfPicture())).created).toEqual([])
})

test("a picture of the same size that was saved later is read again", async () => {
  writeFileSync(picture(), "red")
  const node = { ...(await nodeOfPicture()), mtimeMs: statSync(picture()).mtimeMs - 1 }
  expect((await renewed(node)).created).toHaveLength(1)
})

test("a deleted file loses its node, and the others are checked", async () => {
  writeFileSync(picture(), "half")
  const node = await nodeOfPicture()
  writeFileSync(join(data, "gone.png"), "gone")
  const gone = await nodeOf(join(data, "gone.png"), "gone")
  unlinkSync(join(data, "gone.png"))
  writeFileSync(picture(), "half and half")
  const { created, deleteNode, warn } = await renewed(gone, node)
  expect(created.map(([{ id }]) => id)).toEqual(["the cover"])
  expect(deleteNode.mock.calls).toEqual([[gone, { name: "gatsby-source-filesystem" }]])
  expect(warn).not.toHaveBeenCalled()
})

test("a file that Gatsby does not know about is read, and has the id that Gatsby would give it", async () => {
  writeFileSync(picture(), "whole")
  const node = await nodeOfPicture()
  const text = join(data, "images/new.md")
  writeFileSync(text, "New.")
  writeFileSync(join(data, "images/.new-1a2b.tmp"), "New, half-written")
  const { created } = await renewed(node)
  expect(created).toHaveLength(1)
  expect(created[0]?.[0]).toMatchObject({
    id: createNodeId(text, "gatsby-source-filesystem"),
    relativePath: "images/new.md",
    absolutePath: text,
    sourceInstanceName: "data",
  })
})

test("after data/ itself was away, all files are read if they have no nodes", async () => {
  writeFileSync(picture(), "whole")
  expect((await renewed()).created.map(([node]) => node)).toMatchObject([{ relativePath: "images/cover.png" }])
})

test("a file that cannot be read is named, and the others are checked", async () => {
  writeFileSync(picture(), "half")
  const node = await nodeOfPicture()
  const unreadable = { ...node, absolutePath: `${data}/odd\0.png` }
  writeFileSync(picture(), "half and half")
  const { created, warn } = await renewed(node, unreadable)
  expect(created).toHaveLength(1)
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/odd.*\.png could not be read again/))
})
