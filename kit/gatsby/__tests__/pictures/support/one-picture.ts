import { realpathSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Node } from "gatsby"
import { createFileNode } from "gatsby-source-filesystem/create-file-node"
import sharp from "sharp"
import { scratchFolder } from "../../../../../__tests__/support/scratch-folder"
import { slots } from "../../../../content/pictures/slots"
import { pictureFor } from "../../../pictures/graphql"

// A picture's dominant colour is quantized to 16 levels; these are two of them.
export const red = { r: 200, g: 8, b: 8 }
export const blue = { r: 8, g: 8, b: 200 }

/** Gives each test of a file a folder of its own, as the working directory, for one picture and the store. */
export function onePicture() {
  const project = process.cwd()
  let folder: string
  let nodes: Node[]
  beforeEach(() => {
    folder = realpathSync(scratchFolder())
    process.chdir(folder)
    nodes = []
  })
  afterEach(() => {
    process.chdir(project)
  })
  const file = () => join(folder, "ada.png")
  return {
    file,
    /** The file nodes that Gatsby has. */
    nodes: () => nodes,
    async draw(background: object) {
      const drawing = sharp({ create: { width: 400, height: 500, channels: 3, background } })
      writeFileSync(file(), await drawing.png().toBuffer())
    },
    /** Gatsby reads the picture, or another file. */
    async read(path = file()) {
      // Gatsby's types say Node; the nodes of gatsby-source-filesystem have more fields.
      nodes = [(await createFileNode(path, (id) => id, { name: "data", path: folder })) as unknown as Node]
    },
    /** The address that a page gets for the picture. */
    async address() {
      const [node] = nodes
      return (node && (await pictureFor(node, slots.speaker, "")))?.src ?? ""
    },
  }
}
