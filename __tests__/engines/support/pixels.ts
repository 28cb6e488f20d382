import sharp from "sharp"

interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Of 255: by how much two engines may differ in the same colour. */
const tolerance = 16

/**
 * Compares two drawings. The edges of the same shapes may differ by a pixel, and in how they are smoothed: a pixel counts only if it is lighter or darker
 * than all pixels at and around its place in the other drawing.
 *
 * @param one a PNG file
 * @param other a PNG file
 * @returns how many pixels in a thousand differ; all if the sizes do
 */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (Math.abs(first.width - second.width) > 1 || Math.abs(first.height - second.height) > 1) return 1000
  const width = Math.min(first.width, second.width)
  const height = Math.min(first.height, second.height)
  let different = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      if (standsOut(first, second, x, y) || standsOut(second, first, x, y)) different += 1
    }
  }
  return (1000 * different) / (width * height)
}

/** A grey value for each pixel. */
async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).flatten().greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function standsOut(from: Pixels, among: Pixels, x: number, y: number): boolean {
  const value = from.data[y * from.width + x] ?? 0
  let [darkest, lightest] = [255, 0]
  for (let row = y - 1; row <= y + 1; row += 1) {
    for (let column = x - 1; column <= x + 1; column += 1) {
      const near = among.data[row * among.width + column] ?? 0
      darkest = Math.min(darkest, near)
      lightest = Math.max(lightest, near)
    }
  }
  return value < darkest - tolerance || value > lightest + tolerance
}
