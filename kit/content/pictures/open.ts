import sharp, { type Metadata, type Sharp, type SharpOptions } from "sharp"

/** The largest width or height in pixels that the check accepts; the product of two is below sharp's own limit. */
export const mostPixels = 16_383

/**
 * Opens a picture for the check and for the build alike: what the check accepts, the build reads.
 *
 * @param bytes of the picture; not its path, since sharp caches by name and would miss a changed file
 * @param options beyond those that every picture has
 */
export const openPicture = (bytes: Buffer, options: SharpOptions = {}): Sharp =>
  sharp(bytes, { failOn: "error", ...options })

/**
 * @param bytes of a picture of any size
 * @returns its properties
 * @throws an Error if it is no picture
 */
export const pictureMetadata = (bytes: Buffer): Promise<Metadata> =>
  openPicture(bytes, { limitInputPixels: false }).metadata()

/** SVG's own resolution in sharp, and the limits of what it takes instead, in dots per inch. */
const density = { own: 72, least: 1, most: 100_000 }

/**
 * @param bytes of a PNG or SVG
 * @param size in pixels
 * @returns the picture as a square of that size, not encoded yet; an SVG is drawn at that size, whatever its own is
 */
export async function squareIcon(bytes: Buffer, size: number): Promise<Sharp> {
  const { format, width, height } = await pictureMetadata(bytes)
  // Of a banner, at least one pixel is left across.
  const wanted = density.own * Math.max(size / Math.max(width, height), 1 / Math.min(width, height))
  const options = { density: Math.min(density.most, Math.max(density.least, wanted)) }
  return openPicture(bytes, format === "svg" ? options : {}).resize({
    width: size,
    height: size,
    fit: "contain",
    background: "#ffffff00",
  })
}
