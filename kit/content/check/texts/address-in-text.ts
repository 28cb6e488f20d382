import type { Definition, Image, Link } from "mdast"
import type { Span } from "../../json/source-text"
import { startOf, writtenAs } from "../../markdown/markdown"

/**
 * @param node a link, a picture, or the address of a reference
 * @param text that contains it
 * @returns the span of its address; undefined if it is not written literally, such as with entities
 */
export function addressIn(node: Link | Image | Definition, text: string): Span | undefined {
  const written = writtenAs(node, text)
  // The text of a link can be an address too.
  const from = node.type === "definition" ? written.indexOf("]:") : written.lastIndexOf("](")
  const found = written.indexOf(node.url, Math.max(from, 0))
  if (found < 0 || node.url === "") return undefined
  const start = startOf(node) + found
  return { start, end: start + node.url.length }
}
