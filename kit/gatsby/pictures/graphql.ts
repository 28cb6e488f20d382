import type { Node } from "gatsby"
import { generateImageData } from "gatsby-plugin-image"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { isReadable } from "../../content/files/data-folder"
import { sourceWithin } from "../../content/location/source-tags"
import { pictureMetadata } from "../../content/pictures/open"
import {
  type Format,
  fileName,
  heightOf,
  type Slot,
  type SlotName,
  slotNames,
  slots,
  squared,
} from "../../content/pictures/slots"
import type { SchemaPart } from "../graphql/schema"
import { type Original, pictureFolder, pictureNamePrefix } from "./address"
import { originalOf, servedSources } from "./originals"

/**
 * The files of a picture for one slot, as src/ui/picture/picture.tsx shows them: a field of each file node of data/. Nothing is encoded here: the build encodes
 * the files that its pages reference, the development server those that a page requests.
 */
export const pictureSchema: SchemaPart = {
  types: `
    enum PictureSlot {
      ${slotNames.join("\n      ")}
    }
    type Picture {
      "The AVIF files with their widths."
      srcSet: String!
      sizes: String!
      "The PNG or JPEG file."
      src: String!
      "Of that file, in pixels."
      width: Int!
      height: Int!
    }
  `,
  resolvers: ({ pathPrefix }) => ({
    File: {
      picture: {
        type: "Picture",
        args: { slot: "PictureSlot!" },
        resolve: async (file: Node, { slot }: { slot: SlotName }) => {
          const [picture, source] = [await pictureFor(file, slots[slot], pathPrefix), sourceWithin(file)]
          return picture && source ? { ...picture, src: `${picture.src}#${source}` } : picture
        },
      },
      publicURL: encodedAddress,
    },
  }),
}

/** Gatsby's additions to the `info` argument of a GraphQL resolver. */
interface OriginalResolver {
  readonly originalResolver: (...args: readonly unknown[]) => unknown
}

/** Gatsby does not encode a file's name in its address: with a % or a # in the name, the address would lead somewhere else. */
async function encodedAddress(
  file: Node,
  args: object,
  context: unknown,
  info: OriginalResolver,
): Promise<string | null> {
  const address = await info.originalResolver(file, args, context, info)
  return typeof address === "string" ? address.split("/").map(encodeURIComponent).join("/") : null
}

/**
 * @param file a file node of data/
 * @param given the slot to fill
 * @param pathPrefix of the site
 * @returns the fields of GraphQL's type Picture; null if the file is not a picture that the site can use
 */
export async function pictureFor(file: Node, given: Slot, pathPrefix: string) {
  const original = originalOf(file)
  // It may have become a link that leads out of data/ since Gatsby read it.
  if (!original || !isReadable(file as unknown as FileSystemNode)) return null
  const { width, height, format, slot } = await measured(original, given)
  const start = pictureNamePrefix(original, slot.shape)
  servedSources.set(start, { path: original.absolutePath, shape: slot.shape })
  const address = (pixels: number, kind: Format) => `${pathPrefix}/${pictureFolder}/${fileName(start, pixels, kind)}`
  const { images } = generateImageData({
    pluginName: "kit/gatsby/pictures",
    filename: start,
    formats: ["avif"],
    // The one layout of gatsby-plugin-image that uses the given widths.
    layout: "fullWidth",
    breakpoints: [...slot.widths],
    sizes: slot.sizes,
    sourceMetadata: { width, height, format: "avif" },
    generateImageSource: (_name, pixels) => ({
      src: address(pixels, "avif"),
      width: pixels,
      height: heightOf([width, height], pixels),
      format: "avif",
    }),
  })
  const fallback = Math.min(slot.fallback, width)
  return {
    srcSet: images.sources?.[0]?.srcSet.replaceAll("\n", " ") ?? "",
    sizes: slot.sizes,
    src: address(fallback, format),
    width: fallback,
    height: heightOf(slot.shape ?? [width, height], fallback),
  }
}

interface Measured {
  /** The size after cropping to the slot's shape, in pixels. */
  readonly width: number
  readonly height: number
  readonly format: "png" | "jpg"
  /** The given slot, or its square variant for a square picture. */
  readonly slot: Slot
}

/** Maximum deviation from 1 of the aspect ratio of a square picture. */
const nearlySquare = 0.05

async function measured({ absolutePath }: Original, given: Slot): Promise<Measured> {
  const { autoOrient, format, hasAlpha } = await pictureMetadata(absolutePath)
  const isSquare = Math.abs(autoOrient.width / autoOrient.height - 1) < nearlySquare
  const slot = given.orSquare && isSquare ? squared(given) : given
  const [across, down] = slot.shape ?? [autoOrient.width, autoOrient.height]
  const width = Math.min(autoOrient.width, Math.max(1, Math.floor((autoOrient.height * across) / down)))
  return {
    width,
    height: heightOf([across, down], width),
    // JPEG blurs sharp edges, and has no transparency.
    format: format === "png" || hasAlpha ? "png" : "jpg",
    slot,
  }
}
