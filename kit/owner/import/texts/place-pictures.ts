import type { Image } from "mdast"
import { encodeAddress, parseMarkdown, spanOf, walk } from "../../../content/markdown/markdown"
import { linkAddress } from "./addresses"
import { Losses } from "./losses"
import { normalizeWords } from "./normalize-words"
import { writeMarkdown } from "./write-markdown"

/**
 * Points the pictures of an imported text to their copies in `data/`. A picture without a copy becomes a link to its address on the web, or is removed if it
 * has none; its caption stays.
 *
 * @param text the text of a proposal
 * @param places by each picture's reference, the path of its copy relative to the text, such as ../images/posts/team.png
 * @returns the text with these paths
 */
export function placePictures(text: string, places: ReadonlyMap<string, string>): string {
  let placed = text
  for (const { node } of [...walk(parseMarkdown(text))].reverse()) {
    if (node.type !== "image") continue
    const { start, end } = spanOf(node)
    placed = placed.slice(0, start) + placedPicture(node, text.slice(start, end), places) + placed.slice(end)
  }
  return placed.replace(/\n{3,}/g, "\n\n").trimStart()
}

function placedPicture({ url, alt, title }: Image, written: string, places: ReadonlyMap<string, string>): string {
  const place = places.get(url)
  const address = written.indexOf(`](${url}`)
  if (place !== undefined) return written.replace(`](${url}`, () => `](${encodeAddress(place)}`)
  // Copies the description from the source, where its brackets are escaped already.
  const web = /^https?:\/\//i.test(url) ? linkAddress(url, undefined, new Losses()) : undefined
  const link = web !== undefined && address > 0 ? `${written.slice(1, address)}](${web})` : ""
  const caption = title && (title !== alt || link === "") ? asMarkdown(title) : ""
  return [link, caption].filter((part) => part !== "").join("\\\n")
}

/** @returns words as a line of Markdown */
function asMarkdown(words: string): string {
  const tree = {
    type: "root" as const,
    children: [{ type: "paragraph" as const, children: [{ type: "text" as const, value: words }] }],
  }
  normalizeWords(tree, new Losses())
  return writeMarkdown(tree).trimEnd()
}
