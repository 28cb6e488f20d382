import type { Image, PhrasingContent } from "mdast"
import { encodeAddress, parseMarkdown, spanOf, walk } from "../../../content/markdown/markdown"
import { linkAddress } from "./addresses"
import { Losses } from "./losses"
import { inMarkdown } from "./to-markdown"

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
    placed = placed.slice(0, start) + placedPicture(node, places).trimEnd() + placed.slice(end)
  }
  return placed.replace(/\n{3,}/g, "\n\n").trimStart()
}

function placedPicture({ url, alt, title }: Image, places: ReadonlyMap<string, string>): string {
  const place = places.get(url)
  if (place !== undefined)
    return inMarkdown({ type: "image", url: encodeAddress(place), alt: alt ?? "", title: title ?? null })
  const web = /^https?:\/\//i.test(url) ? linkAddress(url, undefined, new Losses()) : undefined
  const caption: PhrasingContent[] = title && title !== alt ? [{ type: "text", value: title }] : []
  if (web === undefined) return inMarkdown({ type: "text", value: title ?? "" })
  const link: PhrasingContent = { type: "link", url: web, children: [{ type: "text", value: alt ?? web }] }
  return inMarkdown(link, ...(caption.length > 0 ? [{ type: "break" } as const, ...caption] : []))
}
