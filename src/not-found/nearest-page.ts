import { distance } from "fastest-levenshtein"

/** A page of the site, by its path and what it is called. */
export interface NamedPage {
  readonly path: string
  readonly title: string
}

/** Of the letters of the longer address, at most this part may differ: beyond it the guess is more often wrong than right. */
const mostDifferent = 0.4

/**
 * Guesses the page that a visitor meant, from an address with a slip in it or from an older site's folders.
 *
 * @param asked the path that was asked for; any text
 * @param pages of the site
 * @returns the page whose whole path, or last part of it, needs the fewest letters changed; nothing if all need many
 */
export function nearestPage(asked: string, pages: readonly NamedPage[]): NamedPage | undefined {
  const wanted = parts(asked)
  if (wanted.length === 0) return undefined
  const judged = pages
    .filter(({ path }) => path !== "/")
    .map((page) => ({ page, difference: difference(wanted, parts(page.path)) }))
    .filter(({ difference }) => difference <= mostDifferent)
    .sort((a, b) => a.difference - b.difference)
  return judged[0]?.page
}

/** Folders and name, without capitals, an ending such as .html, or a site's own folder in front. */
function parts(path: string): string[] {
  return readable(path)
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|php|aspx?)$/, "")
    .split("/")
    .map((part) => part.trim().replace(/[\s_]+/g, "-"))
    .filter((part) => part !== "")
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}

function difference(asked: readonly string[], path: readonly string[]): number {
  return Math.min(share(asked.join("/"), path.join("/")), share(asked.at(-1) ?? "", path.at(-1) ?? ""))
}

const share = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length)
