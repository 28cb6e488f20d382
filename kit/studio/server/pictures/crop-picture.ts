import sharp from "sharp"
import { openPicture } from "../../../content/pictures/open"

/** A part of a picture, in fractions of its width and height. */
interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The width of a thumbnail, in pixels. */
const thumbnailWidth = 360

/**
 * @param bytes of a picture
 * @param shape of its slot, such as 4 to 5
 * @returns a thumbnail, cropped as on pages (kit/gatsby/pictures/encode.ts)
 */
export const thumbnailOf = (bytes: Buffer, [width, height]: readonly [number, number]): Promise<Buffer> =>
  openPicture(bytes)
    .autoOrient()
    .resize(thumbnailWidth, Math.round((thumbnailWidth * height) / width), { position: sharp.strategy.attention })
    .webp()
    .toBuffer()

/**
 * @param bytes of a picture
 * @param area to keep
 * @returns that part of it, upright and in the same format
 */
export async function cropped(bytes: Buffer, area: Area): Promise<Buffer> {
  const { data, info } = await openPicture(bytes).autoOrient().toBuffer({ resolveWithObject: true })
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))
  const [left, top] = [within(area.left * info.width, info.width - 1), within(area.top * info.height, info.height - 1)]
  const width = Math.max(1, within(area.width * info.width, info.width - left))
  const height = Math.max(1, within(area.height * info.height, info.height - top))
  return openPicture(data).extract({ left, top, width, height }).toBuffer()
}
