import type { Link } from "mdast"
import { parseMarkdown, spanOf, walk } from "../../../content/markdown/markdown"
import { parseUrl } from "../../../language/addresses"

/**
 * How a text names another post of its source until it is known what becomes of that: an address at a host that never exists (RFC 2606), with the post's
 * identity and the address that the link had.
 */
const host = "https://post.invalid/"

/** @returns whether a text's link is one to another post of its source: the identity of that; undefined if it is not */
export type FindPost = (written: string) => string | undefined

/**
 * @param source the identity of the post that a link leads to
 * @param address that it has on the web, if it is known
 * @returns the address of the link in a proposal's text
 */
export function postReference(source: string, address: string | undefined): string {
  const query = new URLSearchParams([["source", source], ...(address === undefined ? [] : [["address", address]])])
  // The only sign that this encoding leaves, and Markdown would read.
  return `${host}?${query.toString().replaceAll("*", "%2A")}`
}

/**
 * Gives the links of an imported text to other posts of its source their addresses.
 *
 * @param text as a proposal has it
 * @param addressOf the address of a post on this site, by its identity; undefined if it is not here
 * @returns the text, in which a link to a post that is not here leads to where that was, or is plain words; and the words of the latter
 */
export function placePostLinks(
  text: string,
  addressOf: (source: string) => string | undefined,
): { readonly text: string; readonly unlinked: readonly string[] } {
  let placed = text
  const unlinked: string[] = []
  for (const node of referencesIn(text).reverse()) {
    const { start, end } = spanOf(node)
    const { source, address } = postOf(node.url) ?? {}
    const target = (source !== undefined && addressOf(source)) || address
    const [first, last] = [node.children[0], node.children.at(-1)]
    const words = first && last ? text.slice(spanOf(first).start, spanOf(last).end) : ""
    if (target === undefined) unlinked.unshift(words)
    placed = placed.slice(0, start) + (target === undefined ? words : `[${words}](${target})`) + placed.slice(end)
  }
  return { text: placed, unlinked }
}

const referencesIn = (text: string): Link[] =>
  text.includes(host)
    ? [...walk(parseMarkdown(text))].flatMap(({ node }) =>
        node.type === "link" && node.url.startsWith(host) ? [node] : [],
      )
    : []

function postOf(url: string): { readonly source: string; readonly address: string | undefined } | undefined {
  const values = parseUrl(url)?.searchParams
  const source = values?.get("source")
  return source == null ? undefined : { source, address: values?.get("address") ?? undefined }
}
