import { createHash } from "node:crypto"
import { posix } from "node:path"
import { slugOf } from "../content/contract/rules/slug"
import { type Format, settings } from "./encode"
import type { Shape } from "./slots"

/** One of the owner's pictures, from Gatsby's File nodes. */
export interface Original {
  readonly absolutePath: string
  /** Gatsby's hash of the file's content: its MD5, in hexadecimal. */
  readonly digest: string
}

/** The folder of picture files, from the root of the built site and of the development server. */
export const pictureFolder = "pictures"

/** A longer name would only make pages heavier. */
const longestName = 24

/**
 * @param original the picture
 * @param shape to which it is cropped
 * @returns the prefix of all its file names: the picture's own name, and a hash of everything that determines the files' content except their widths
 */
export function nameStart({ absolutePath, digest }: Original, shape: Shape | undefined): string {
  const made = JSON.stringify([digest, shape ?? "own", settings])
  const hash = createHash("sha256").update(made).digest("hex").slice(0, 10)
  const name = slugOf(posix.parse(absolutePath).name).slice(0, longestName).replace(/-$/, "")
  return name ? `${name}-${hash}` : hash
}

/** @returns the name of a picture's file that is `width` pixels wide */
export const fileName = (start: string, width: number, format: Format): string => `${start}-${width}.${format}`

const names = /^((?:[a-z0-9-]+-)?[0-9a-f]{10})-(\d{1,5})\.(avif|png|jpg)$/

/** The parts of a file name. */
export interface NameParts {
  readonly start: string
  readonly width: number
  readonly format: Format
}

/** @returns the parts of a file name; undefined for a name that fileName did not make */
export function partsOf(name: string): NameParts | undefined {
  const [, start, width, format] = names.exec(name) ?? []
  // The expression matches no other format.
  return start ? { start, width: Number(width), format: format as Format } : undefined
}
