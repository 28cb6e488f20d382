import { closestMatch } from "../../../language/closest-match"
import { listsOfPages, optionalRoutes, routes } from "../../contract/site-addresses"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { removal, replacement } from "../../diagnostic/fix"
import { asList, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import type { Content } from "./relation-rules"

/**
 * @param content of all JSON files
 * @param own the slugs of the owner's own pages
 * @param pages.isComplete false if there may be more pages
 * @returns diagnostics of the menus and of pages without content, by file path
 */
export function menuDiagnostics(
  content: Content,
  own: readonly string[],
  { isComplete }: { readonly isComplete: boolean },
): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const site = content.get("site.json")
  const off = asList(getIn(site, "pagesOff")).map(String)
  const known = [...routes, ...own]
  const inMenus = (["header", "footer"] as const).flatMap((menu) =>
    asList(getIn(site, "menu", menu)).flatMap((entry, index, entries) => {
      if (typeof entry !== "string" || entry.trim() === "") return []
      const path = ["menu", menu, index]
      if (off.includes(entry)) return [errorAt(path, say("menu-off", { entry }, removal("suggested")))]
      return !isComplete || known.includes(entry)
        ? []
        : [errorAt(path, unknownPage(entry, known, [...off, ...entries]))]
    }),
  )
  // If site.json cannot be read, any page may be switched off.
  return new Map([["site.json", inMenus], ...(site === undefined ? [] : emptyPages(content, off))])
}

function emptyPages(content: Content, off: readonly string[]): Array<readonly [string, readonly LocalDiagnostic[]]> {
  return optionalRoutes.flatMap((route) => {
    const file = route in listsOfPages ? listsOfPages[route as keyof typeof listsOfPages] : undefined
    const list = file && content.get(file)
    if (!file || off.includes(route) || !Array.isArray(list) || list.length > 0) return []
    return [[file, [warningAt([], say("page-empty", { route }))]] as const]
  })
}

function unknownPage(entry: string, known: readonly string[], others: readonly unknown[]): DiagnosticMessage {
  const meant = closestMatch(entry, known)
  const values = { names: known.join(", "), meant }
  // The intended page may be switched off, or already in the menu.
  return others.includes(meant)
    ? say("menu-unknown.again", values, removal("suggested"))
    : say("menu-unknown", values, replacement(meant, "suggested"))
}
