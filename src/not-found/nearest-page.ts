import { distance } from "fastest-levenshtein"
import { percentDecoded } from "../../kit/language/addresses"

/** A page of the site, by its path and title. */
export interface NamedPage {
  readonly path: string
  readonly title: string
}

/** The maximum share of the longer address's characters that may differ: beyond it the guess is more often wrong than right. */
const mostDifferent = 0.4

/**
 * Guesses the page that a visitor meant, from a mistyped address or from an older site's folders.
 *
 * @param asked the requested path; any text
 * @param pages of the site
 * @returns the page whose whole path, or last part of it, needs the fewest edits; undefined if every page needs too many
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

/** The path's segments in lower case, without an extension such as .html. */
function parts(path: string): string[] {
  return percentDecoded(path)
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|php|aspx?)$/, "")
    .split("/")
    .map((part) => part.trim().replace(/[\s_]+/g, "-"))
    .filter((part) => part !== "")
}

function difference(asked: readonly string[], path: readonly string[]): number {
  return Math.min(share(asked.join("/"), path.join("/")), share(asked.at(-1) ?? "", path.at(-1) ?? ""))
}

const share = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length)
