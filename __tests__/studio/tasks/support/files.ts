import { join } from "node:path"
import sharp from "sharp"
import { folder } from "../../support/owner"

/**
 * @param name of the file, with its ending
 * @param width in pixels
 * @param height in pixels
 * @returns the path of a picture, as it lies on the owner's computer
 */
export async function pictureFile(name: string, width: number, height: number): Promise<string> {
  const path = join(folder, name)
  await sharp({ create: { width, height, channels: 3, background: "#354f8c" } }).toFile(path)
  return path
}
