import { createHash } from "node:crypto"
import { posix } from "node:path"
import { slugOf } from "../content/contract/rules/texts"
import { type Format, settings } from "./encode"
import type { Shape } from "./slots"

/** A picture of the owner's, as Gatsby's File nodes know it. */
export interface Original {
  readonly absolutePath: string
  /** A hash of the file's content, by Gatsby. */
  readonly digest: string
}

/** Where the files are in the built site and on the development server, from its root. */
export const pictureFolder = "pictures"

/** A longer name would only make pages heavier. */
const longestName = 24

/**
 * @param original whose file it is
 * @param shape to which it is cut
 * @returns what all its files' names begin with: the picture's own name, and a hash of all that decides what is in the files but their widths
 */
export function nameStart({ absolutePath, digest }: Original, shape: Shape | undefined): string {
  const made = JSON.stringify([digest, shape ?? "own", settings])
  const hash = createHash("sha256").update(made).digest("hex").slice(0, 10)
  const name = slugOf(posix.parse(absolutePath).name).slice(0, longestName).replace(/-$/, "")
  return name ? `${name}-${hash}` : hash
}

/** @returns the name of one file of a picture, `width` pixels wide */
export const fileName = (start: string, width: number, format: Format): string => `${start}-${width}.${format}`

const names = /^((?:[a-z0-9-]+-)?[0-9a-f]{10})-(\d{1,5})\.(avif|png|jpg)$/

/** What a file's name says. */
export interface NameParts {
  readonly start: string
  readonly width: number
  readonly format: Format
}

/** @returns the parts of a file's name; nothing for a name that fileName did not make */
export function partsOf(name: string): NameParts | undefined {
  const [, start, width, format] = names.exec(name) ?? []
  // The expression knows no other format.
  return start ? { start, width: Number(width), format: format as Format } : undefined
}
