import { createHash } from "node:crypto"
import { type Shape, shortName } from "../../content/pictures/slots"
import { settings } from "./encode"

/** One of the owner's pictures, from Gatsby's File nodes. */
export interface Original {
  readonly absolutePath: string
  /** Gatsby's hash of the file's content: its MD5, in hexadecimal. */
  readonly digest: string
}

/** The folder of picture files, from the root of the built site and of the development server. */
export const pictureFolder = "pictures"

/**
 * @param original the picture
 * @param shape to which it is cropped
 * @returns the prefix of all its file names: the picture's own name, and a hash of everything that determines the files' content except their widths
 */
export function pictureNamePrefix({ absolutePath, digest }: Original, shape: Shape | undefined): string {
  const made = JSON.stringify([digest, shape ?? "own", settings])
  const hash = createHash("sha256").update(made).digest("hex").slice(0, 10)
  const name = shortName(absolutePath)
  return name ? `${name}-${hash}` : hash
}
