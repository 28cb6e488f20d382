import { mkdirSync, mkdtempSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Node, SourceNodesArgs } from "gatsby"
import { createFileNode } from "gatsby-source-filesystem/create-file-node"
import { renewFiles } from "../../../src/content/develop/renew-files"

let data: string

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "data-"))
  mkdirSync(join(data, "images"))
})

afterEach(() => rmSync(data, { recursive: true }))

const picture = () => join(data, "images/cover.png")

/** The node that the preview has of the picture as it is now. */
const nodeOfPicture = () => createFileNode(picture(), () => "the cover", { name: "data", path: data })

/** Looks at the files again; the nodes that were created anew, with the plugin that owns them, and what was warned of. */
async function renewed(...nodes: readonly unknown[]) {
  const createNode = jest.fn(async () => {})
  const warn = jest.fn()
  const args = { actions: { createNode }, getNodesByType: () => nodes as Node[], reporter: { warn } }
  // The part of Gatsby's arguments that is used.
  await renewFiles(args as unknown as SourceNodesArgs)
  return { created: createNode.mock.calls as unknown as ReadonlyArray<readonly [Node, object]>, warn }
}

test("a picture that was read half-written is read again", async () => {
  writeFileSync(picture(), "half")
  const node = await nodeOfPicture()
  writeFileSync(picture(), "half and half")
  const { created } = await renewed(node)
  expect(created).toHaveLength(1)
  expect(created[0]?.[0]).toMatchObject({
    ...{ id: "the cover", relativePath: "images/cover.png", relativeDirectory: "images", sourceInstanceName: "data" },
    internal: { contentDigest: (await nodeOfPicture()).internal.contentDigest },
  })
  expect(created[0]?.[1]).toEqual({ name: "gatsby-source-filesystem" })
})

test("a file that is as it was is left alone", async () => {
  writeFileSync(picture(), "whole")
  expect((await renewed(await nodeOfPicture())).created).toEqual([])
})

test("a picture of the same size that was saved later is read again", async () => {
  writeFileSync(picture(), "red")
  const node = { ...(await nodeOfPicture()), mtimeMs: statSync(picture()).mtimeMs - 1 }
  expect((await renewed(node)).created).toHaveLength(1)
})

test("a deleted file is left to Gatsby, and the others are looked at", async () => {
  writeFileSync(picture(), "half")
  const node = await nodeOfPicture()
  const gone = { ...node, absolutePath: join(data, "gone.png") }
  writeFileSync(picture(), "half and half")
  const { created, warn } = await renewed(gone, node)
  expect(created).toHaveLength(1)
  expect(warn).not.toHaveBeenCalled()
  unlinkSync(picture())
  expect((await renewed(node)).created).toEqual([])
})

test("a file that cannot be read is named, and the others are looked at", async () => {
  writeFileSync(picture(), "half")
  const node = await nodeOfPicture()
  const unreadable = { ...node, relativePath: "odd.png", absolutePath: `${data}/\0` }
  writeFileSync(picture(), "half and half")
  const { created, warn } = await renewed(unreadable, node)
  expect(created).toHaveLength(1)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("odd.png could not be read again"))
})
