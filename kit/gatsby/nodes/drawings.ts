import { readFileSync } from "node:fs"
import type { Node } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { safeDrawing } from "../../content/check/pictures/picture-file"
import { isReadable } from "../../content/files/data-folder"
import { tagged } from "../../content/location/source-tags"
import { iconBox, icons } from "../../content/pictures/icons"
import { pictureMetadata } from "../../content/pictures/open"
import type { Resolver, SchemaPart } from "../graphql/schema"

/** The schema of pictures in one colour: illustrations in the site's line, and logos. */
export const drawingSchema: SchemaPart = {
  types: `
    type Drawing {
      viewBox: String!
      "SVG elements (kit/content/pictures/open.ts)."
      shapes: String!
    }
    type ServicesJson implements Node {
      drawing: Drawing
    }
  `,
  resolvers: () => ({
    ServicesJson: { drawing },
    File: { ratio: { type: "Float", resolve: ratio } },
  }),
}

interface Service {
  readonly icon?: keyof typeof icons
  readonly drawingUrl?: string
}

/** The service's illustration, or the site's icon that it names. */
const drawing: Resolver<Service> = async (service, _args, { nodeModel }) => {
  const { icon, drawingUrl } = service
  if (drawingUrl === undefined) return icon ? { viewBox: iconBox, shapes: tagged(icons[icon], service, "icon") } : null
  const file = await nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: drawingUrl } } } })
  if (!file) return null
  const { absolutePath, relativePath } = file as unknown as FileSystemNode
  // The file may have been deleted since, or lead out of data/; the check has ensured the rest.
  if (!isReadable({ absolutePath, relativePath })) return null
  const bytes = readFileSync(absolutePath)
  // In `develop` the file may be invalid, for example nested too deeply.
  const drawn = safeDrawing(bytes)
  return drawn ? { ...drawn, shapes: tagged(drawn.shapes, service, "drawingUrl") } : null
}

const ratio: Resolver<Node> = async (file) => {
  const { absolutePath, relativePath } = file as unknown as FileSystemNode
  if (!isReadable({ absolutePath, relativePath })) return null
  const { width, height } = await pictureMetadata(absolutePath)
  return Math.round((1000 * width) / height) / 1000
}
