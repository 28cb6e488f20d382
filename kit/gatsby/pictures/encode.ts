import sharp, { type Sharp } from "sharp"
import { openPicture } from "../../content/pictures/open"
import { type Format, heightOf, type Shape } from "../../content/pictures/slots"

/**
 * The encoder settings. AVIF effort 2 takes a tenth of the time of sharp's default of 4. The tuning makes up for the
 * quality lost: by structure (ssim) for drawn pictures, by perception (iq), which keeps grain, for photographs.
 */
export const settings = {
  effort: 2,
  /** Quality at width 0, and its increase per pixel. */
  drawn: { tune: "ssim", quality: 45, perPixel: 0.01 },
  photograph: { tune: "iq", quality: 49, perPixel: -1 / 300 },
  /** More quality than this only costs bytes. */
  maxQuality: 58,
  png: { palette: true, quality: 80, effort: 4 },
  jpeg: { quality: 70, mozjpeg: true },
  /** The background of transparent pictures: without it, black lines would be invisible in the dark theme. Pictures with white lines are rare. */
  ground: "#ffffff",
} as const

/** The specification of a file to make from a picture. */
export interface Recipe {
  readonly shape: Shape | undefined
  /** In pixels. */
  readonly width: number
  readonly format: Format
  /** Whether the picture is drawn, according to isDrawn. */
  readonly drawn: boolean
}

/**
 * Makes a file of a picture: upright, opaque, cropped to its shape around the focus of attention, in sRGB, without metadata on camera and location.
 *
 * @param original the owner's picture
 * @param recipe the specification
 * @returns the file's content
 */
export async function encode(original: Buffer, { shape, width, format, drawn }: Recipe): Promise<Buffer> {
  const height = shape ? heightOf(shape, width) : null
  const picture = openPicture(original)
    .autoOrient()
    .flatten({ background: settings.ground })
    .resize(width, height, { position: sharp.strategy.attention })
  if (format === "png") return picture.png(settings.png).toBuffer()
  if (format === "jpg") return picture.jpeg(settings.jpeg).toBuffer()
  const { tune, quality, perPixel } = drawn ? settings.drawn : settings.photograph
  const wanted = Math.min(settings.maxQuality, Math.round(quality + perPixel * width))
  return picture.avif({ effort: settings.effort, tune, quality: wanted }).toBuffer()
}

const sample = 512

/**
 * @param original the owner's picture
 * @returns whether it is drawn: most neighbouring pixels then have the same colour, which grain and light prevent in a photograph
 */
export async function isDrawn(original: Buffer): Promise<boolean> {
  const { width, height } = await openPicture(original).metadata()
  const part = { width: Math.min(width, sample), height: Math.min(height, sample) }
  const pixels = await middle(openPicture(original), width, height, part).removeAlpha().greyscale().raw().toBuffer()
  let same = 0
  for (let index = 1; index < pixels.length; index += 1) if (pixels[index] === pixels[index - 1]) same += 1
  return same > pixels.length / 2
}

function middle(picture: Sharp, width: number, height: number, part: { width: number; height: number }): Sharp {
  const [left, top] = [Math.floor((width - part.width) / 2), Math.floor((height - part.height) / 2)]
  return picture.extract({ left, top, ...part })
}
