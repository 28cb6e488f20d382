/** Players by the address that a page embeds, each with the address of what it plays. */
const players: ReadonlyArray<readonly [RegExp, (id: string) => string]> = [
  [/^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/, (id) => `https://www.youtube.com/watch?v=${id}`],
  [/^player\.vimeo\.com\/video\/(\d+)/, (id) => `https://vimeo.com/${id}`],
  [/^open\.spotify\.com\/embed\/(\w+\/\w+)/, (id) => `https://open.spotify.com/${id}`],
  [/^gist\.github\.com\/([\w/-]+)\.js/, (id) => `https://gist.github.com/${id}`],
  [/^(?:www\.)?loom\.com\/embed\/(\w+)/, (id) => `https://www.loom.com/share/${id}`],
]

/**
 * @param source of an iframe or of a script that embeds something
 * @returns the address to link to; undefined if there is nothing to see there
 */
export function embeddedAddress(source: string): string | undefined {
  const address = source.trim().replace(/^(?:https?:)?\/\//i, "")
  if (address === source.trim() || /googletagmanager|doubleclick|facebook\.com\/tr/.test(address)) return undefined
  for (const [pattern, page] of players) {
    const id = pattern.exec(address)?.[1]
    if (id !== undefined) return page(id)
  }
  return `https://${address}`
}
