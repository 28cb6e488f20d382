import sharp, { type Sharp } from "sharp"
import { heightOf, type Shape } from "./slots"

/**
 * How pictures are encoded; docs/pictures.md has the measurements. AVIF's effort of 2 takes a tenth of the time of sharp's own 4. What an effort
 * of 2 loses, the tuning gives back: drawings by structure (ssim), photographs by what an eye sees (iq), which keeps their grain.
 */
export const settings = {
  effort: 2,
  /** Quality at a width of none, and how much it grows for each pixel. */
  drawn: { tune: "ssim", quality: 45, perPixel: 0.01 },
  photograph: { tune: "iq", quality: 49, perPixel: -1 / 300 },
  /** Beyond this more quality only costs bytes. */
  mostQuality: 58,
  png: { palette: true, quality: 80, effort: 4 },
  jpeg: { quality: 70, mozjpeg: true },
} as const

/** The kinds of file that are made of a picture. */
export type Format = "avif" | "png" | "jpg"

/** What is to be made of a picture. */
export interface Recipe {
  readonly shape: Shape | undefined
  /** In pixels. */
  readonly width: number
  readonly format: Format
  /** Whether the picture is drawn, as isDrawn finds it. */
  readonly drawn: boolean
}

/**
 * Makes a file of a picture: upright, cut to its shape around what draws attention, in sRGB, without notes on camera and place.
 *
 * @param original the picture as the owner has it
 * @param recipe what is wanted
 * @returns the file's content
 */
export async function encode(original: Buffer, { shape, width, format, drawn }: Recipe): Promise<Buffer> {
  const height = shape ? heightOf(shape, width) : null
  const picture = sharp(original).autoOrient().resize(width, height, { position: sharp.strategy.attention })
  if (format === "png") return picture.png(settings.png).toBuffer()
  if (format === "jpg") return picture.jpeg(settings.jpeg).toBuffer()
  const { tune, quality, perPixel } = drawn ? settings.drawn : settings.photograph
  const wanted = Math.min(settings.mostQuality, Math.round(quality + perPixel * width))
  return picture.avif({ effort: settings.effort, tune, quality: wanted }).toBuffer()
}

const sample = 512

/**
 * @param original the picture as the owner has it
 * @returns whether it is drawn: then most neighbours in it are of the same colour, which grain and light do not allow in a photograph
 */
export async function isDrawn(original: Buffer): Promise<boolean> {
  const { width, height } = await sharp(original).metadata()
  const part = { width: Math.min(width, sample), height: Math.min(height, sample) }
  const pixels = await middle(sharp(original), width, height, part).removeAlpha().greyscale().raw().toBuffer()
  let same = 0
  for (let index = 1; index < pixels.length; index += 1) if (pixels[index] === pixels[index - 1]) same += 1
  return same > pixels.length / 2
}

function middle(picture: Sharp, width: number, height: number, part: { width: number; height: number }): Sharp {
  const [left, top] = [Math.floor((width - part.width) / 2), Math.floor((height - part.height) / 2)]
  return picture.extract({ left, top, ...part })
}
