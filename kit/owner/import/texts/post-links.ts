import { parseMarkdown, spanOf, walk } from "../../../content/markdown/markdown"
import { parseUrl } from "../../../language/addresses"

/** The base address of a source's files while its texts are read: on a host that never exists (RFC 2606). */
const host = "https://post.invalid/"

/** @returns the address of a file of a source, against which its relative links are resolved */
export const fileAddress = (path: string): string => host + path.split("/").map(encodeURIComponent).join("/")

/** @returns whether an address is that of a file of a source */
export const isFileAddress = (address: string): boolean => address.startsWith(host)

/**
 * Points an imported text's links to other posts of its source to these posts.
 *
 * @param text in Markdown
 * @param postAt looks up the address on this site of the post that has an address at its source
 * @returns the text, and the words of links that lead nowhere: to files of the source that are not posts here
 */
export function placePostLinks(
  text: string,
  postAt: (address: string) => string | undefined,
): { readonly text: string; readonly unlinked: readonly string[] } {
  let placed = text
  const unlinked: string[] = []
  for (const { node } of [...walk(parseMarkdown(text))].reverse()) {
    if (node.type !== "link") continue
    const post = postAt(plainAddress(node.url))
    if (post === undefined && !isFileAddress(node.url)) continue
    const { start, end } = spanOf(node)
    const [first, last] = [node.children[0], node.children.at(-1)]
    const words = first && last ? text.slice(spanOf(first).start, spanOf(last).end) : ""
    if (post === undefined) unlinked.unshift(words)
    placed = placed.slice(0, start) + (post === undefined ? words : `[${words}](${post})`) + placed.slice(end)
  }
  return { text: placed, unlinked }
}

/** @returns an address in comparable form: without its fragment, its query and its last slash */
export function plainAddress(address: string): string {
  const url = parseUrl(address)
  return url ? `${url.host}${url.pathname.replace(/\/$/, "")}` : address
}
