import { decodePercent } from "../../kit/language/addresses"
import { editDistance } from "../../kit/language/edit-distance"

/** A page of the site, by its path and title. */
export interface NamedPage {
  readonly path: string
  readonly title: string
}

/** The share of the longer address's characters that may differ: above this, the guess is more often wrong than right. */
const maxDifference = 0.4

/** How many characters of an address's end are compared. No page has a longer path, and the time grows with the length (a megabyte took six seconds). */
const maxLength = 500

/**
 * Guesses the page that a visitor meant, from a mistyped address or from an older site's folders.
 *
 * @param requested the requested path; any text
 * @param pages of the site
 * @returns the page whose path, or its last part, needs the fewest edits; undefined if every page needs too many
 */
export function nearestPage(requested: string, pages: readonly NamedPage[]): NamedPage | undefined {
  const wanted = parts(requested.slice(-maxLength))
  if (wanted.length === 0) return undefined
  const candidates = pages
    .filter(({ path }) => path !== "/")
    .map((page) => ({ page, difference: difference(wanted, parts(page.path)) }))
    .filter(({ difference }) => difference <= maxDifference)
    .sort((a, b) => a.difference - b.difference)
  return candidates[0]?.page
}

/** The path's segments in lower case, without an extension such as .html. */
function parts(path: string): string[] {
  return decodePercent(path)
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|php|aspx?)$/, "")
    .split("/")
    .map((part) => part.trim().replace(/[\s_]+/g, "-"))
    .filter((part) => part !== "")
}

function difference(requested: readonly string[], path: readonly string[]): number {
  return Math.min(share(requested.join("/"), path.join("/")), share(requested.at(-1) ?? "", path.at(-1) ?? ""))
}

const share = (a: string, b: string): number => editDistance(a, b) / Math.max(a.length, b.length)
