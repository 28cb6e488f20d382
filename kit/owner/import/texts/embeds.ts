import type { Element } from "hast"
import { parseUrl } from "../../../language/addresses"
import { hasClass, isElement } from "./hast"

/** Players by the address that a page embeds, each with the address of what it plays. */
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
 * @param source of an iframe or of a script that embeds something
 * @returns the address to link to; undefined if there is nothing to see there
 */
export function embeddedAddress(source: string): string | undefined {
  const address = source.trim().replace(/^(?:https?:)?\/\//i, "")
  if (address === source.trim() || /googletagmanager|doubleclick|facebook\.com\/tr/.test(address)) return undefined
  // Embedly shows what another address has, and says which.
  const shown = /^cdn\.embedly\.com\//.test(address) ? parseUrl(`https://${address}`)?.searchParams.get("url") : null
  if (shown && /^https?:\/\//.test(shown)) return shown
  for (const [pattern, page] of players) {
    const found = pattern.exec(address)
    if (found) return page(found.slice(1).join(""))
  }
  return `https://${address}`
}

/** @returns whether an element is the place of a post of another site, which that site's script fills */
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
