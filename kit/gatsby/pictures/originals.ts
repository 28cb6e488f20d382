import type { Node } from "gatsby"
import type { FileSystemNode } from "gatsby-source-filesystem"
import { partsOf, pictureExtensions, type Slot, slots } from "../../content/pictures/slots"
import { type Original, pictureNamePrefix } from "./address"
import type { Source } from "./store"

/** @returns a file node's picture; undefined if it is not a picture that the site can use */
export function originalOf(file: Node): Original | undefined {
  // Only File nodes are passed; Gatsby's types say Node.
  const { absolutePath, extension, internal } = file as unknown as FileSystemNode
  return pictureExtensions.includes(extension.toLowerCase())
    ? { absolutePath, digest: internal.contentDigest }
    : undefined
}

/**
 * @param originals all pictures of data/
 * @returns a function that finds the picture, and the shape to which it is cropped, by the name of a file made from it
 */
function sourceFinder(originals: readonly Original[]): (name: string) => Source | undefined {
  const all: readonly Slot[] = Object.values(slots)
  const shapes = new Map(all.map(({ shape }) => [String(shape), shape]))
  const byStart = new Map<string, Source>()
  for (const original of originals) {
    for (const shape of shapes.values())
      byStart.set(pictureNamePrefix(original, shape), { path: original.absolutePath, shape })
  }
  return (name) => byStart.get(partsOf(name)?.start ?? "")
}

/** @returns the same for the file nodes of data/ */
export const sourcesOf = (files: readonly Node[]) => sourceFinder(files.flatMap((file) => originalOf(file) ?? []))

/**
 * The sources of all files whose addresses this process has given to pages, by the prefix of the files' names. While a picture is replaced, a page may still
 * have the addresses of its former content, or of the half that was written when Gatsby read it.
 */
export const servedSources = new Map<string, Source>()
