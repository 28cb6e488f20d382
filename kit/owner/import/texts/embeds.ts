import type { Element } from "hast"
import { parseUrl } from "../../../language/addresses"
import { hasClass, isElement } from "./hast"

/** Players: a pattern for the embedded address, and the address of the page to link to instead. */
const players: ReadonlyArray<readonly [RegExp, (id: string) => string]> = [
  [/^(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v)\/([\w-]+)/, (id) => `https://www.youtube.com/watch?v=${id}`],
  [/^player\.vimeo\.com\/video\/(\d+)/, (id) => `https://vimeo.com/${id}`],
  [/^open\.spotify\.com\/embed\/(\w+\/\w+)/, (id) => `https://open.spotify.com/${id}`],
  [/^embed\.podcasts\.apple\.com\/([^?#]+)/, (id) => `https://podcasts.apple.com/${id}`],
  [/^gist\.github\.com\/([\w/-]+)\.js/, (id) => `https://gist.github.com/${id}`],
  [/^(?:www\.)?loom\.com\/embed\/(\w+)/, (id) => `https://www.loom.com/share/${id}`],
  [/^embed\.ted\.com\/talks\/([\w-]+)/, (id) => `https://www.ted.com/talks/${id}`],
  [/^platform\.twitter\.com\/embed\/Tweet\.html\?(?:[^#]*&)?id=(\d+)/, (id) => `https://twitter.com/i/status/${id}`],
]

/**
 * @param source the `src` of an iframe or an embedding script
 * @returns the address to link to; undefined if there is nothing to see there
 */
export function embeddedAddress(source: string): string | undefined {
  const address = source.trim().replace(/^(?:https?:)?\/\//i, "")
  if (address === source.trim() || /googletagmanager|doubleclick|facebook\.com\/tr/.test(address)) return undefined
  // Embedly shows another page, whose address is in its query.
  const shown = /^cdn\.embedly\.com\//.test(address) ? parseUrl(`https://${address}`)?.searchParams.get("url") : null
  if (shown && /^https?:\/\//.test(shown)) return shown
  for (const [pattern, page] of players) {
    const found = pattern.exec(address)
    if (found) return page(found.slice(1).join(""))
  }
  return `https://${address}`
}

/** @returns whether an element is a placeholder that another site's script fills with one of its posts */
export const isPostEmbed = (node: Element): boolean =>
  isElement(node, "blockquote", "div") &&
  hasClass(
    node,
    "twitter-tweet",
    "twitter-video",
    "instagram-media",
    "tiktok-embed",
    "bluesky-embed",
    "mastodon-embed",
    "reddit-embed-bq",
    "reddit-card",
    "fb-post",
    "fb-video",
    "linkedin-post",
  )
