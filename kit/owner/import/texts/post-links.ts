import type { Link } from "mdast"
import { parseMarkdown, spanOf, walk } from "../../../content/markdown/markdown"
import { parseUrl } from "../../../language/addresses"

/**
 * A link to another post of the source points to this host, which never exists (RFC 2606), until it is known whether that post is imported. Its query has
 * the post's identity and the link's original address.
 */
const host = "https://post.invalid/"

/** @returns the identity of the post that a link leads to; undefined if it is no post of the source */
export type FindPost = (written: string) => string | undefined

/**
 * @param source the identity of the post that a link leads to
 * @param address its address on the web, if known
 * @returns the address of the link in a proposal's text
 */
export function postReference(source: string, address: string | undefined): string {
  const query = new URLSearchParams([["source", source], ...(address === undefined ? [] : [["address", address]])])
  // The only character with a meaning in Markdown that this encoding leaves as it is.
  return `${host}?${query.toString().replaceAll("*", "%2A")}`
}

/**
 * Resolves an imported text's links to other posts of its source.
 *
 * @param text the text of a proposal
 * @param addressOf looks up a post's address on this site by its identity; undefined if it is not here
 * @returns the text, and the words whose links were removed: a post that is not here is linked at its original address, or not at all if that is unknown
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
