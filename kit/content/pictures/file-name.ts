import { slugOf } from "../contract/rules/slug"

/** The file formats made from a picture. */
export type Format = "avif" | "png" | "jpg"

/** A longer name would only make pages heavier. */
const longestName = 24

/**
 * @param path of one of the owner's pictures, or its name
 * @returns how the names of the files made from it begin; empty if no letter of its name is usable
 */
export function shortName(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/(?<=.)\.[^.]*$/, "")
  return slugOf(name).slice(0, longestName).replace(/-$/, "")
}

/** @returns the name of a picture's file that is `width` pixels wide */
export const fileName = (start: string, width: number, format: Format): string => `${start}-${width}.${format}`

const names = /^((?:([a-z0-9-]+)-)?[0-9a-f]{10})-(\d{1,5})\.(avif|png|jpg)$/

/** The parts of a file name. */
export interface NameParts {
  readonly start: string
  /** The picture's own, as shortName gives it. */
  readonly name: string
  readonly width: number
  readonly format: Format
}

/** @returns the parts of a file name; undefined for a name that fileName did not make */
export function partsOf(file: string): NameParts | undefined {
  const [, start, name = "", width, format] = names.exec(file) ?? []
  // The expression matches no other format.
  return start ? { start, name, width: Number(width), format: format as Format } : undefined
}
