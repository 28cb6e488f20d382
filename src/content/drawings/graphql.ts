import { existsSync, readFileSync } from "node:fs"
import type { Node } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import sharp from "sharp"
import type { Resolver, SchemaPart } from "../../gatsby/schema"
import { readDrawing } from "./drawing"

/** Pictures of one colour: drawings in the site's line, and logos. */
export const drawingSchema: SchemaPart = {
  types: `
    type Drawing {
      viewBox: String!
      "SVG elements (src/content/drawings/drawing.ts)."
      shapes: String!
    }
  `,
  createResolvers: ({ createResolvers }) =>
    createResolvers({
      File: { drawing: { type: "Drawing", resolve: drawing }, ratio: { type: "Float", resolve: ratio } },
    }),
}

const drawing: Resolver<Node> = (file) => {
  const { absolutePath } = file as unknown as FileSystemNode
  // It may be gone again; the check has seen to the rest.
  return existsSync(absolutePath) ? (readDrawing(readFileSync(absolutePath, "utf8")).drawing ?? null) : null
}

const ratio: Resolver<Node> = async (file) => {
  const { absolutePath } = file as unknown as FileSystemNode
  if (!existsSync(absolutePath)) return null
  const { width, height } = await sharp(readFileSync(absolutePath)).metadata()
  return Math.round((1000 * width) / height) / 1000
}
