import { closestMatch } from "../../../language/closest-match"
import { type MenuPage, menuEntries, noRow, rowWidth } from "../../contract/menus"
import { listsOfPages, optionalRoutes, routes } from "../../contract/site-addresses"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { removal, replacement } from "../../diagnostic/fix"
import { asList, asText, getIn } from "../../location/json-path"
import { say } from "../../sentences/sentences"
import type { Content } from "./relation-rules"

interface OwnPage extends MenuPage {
  /** Its name in menus. */
  readonly title: unknown
}

/**
 * @param content of all JSON files
 * @param pages the owner's own pages, and that about how they work
 * @param options.isComplete false if there may be more pages
 * @returns diagnostics of the menus and of pages without content, by file path
 */
export function menuDiagnostics(
  content: Content,
  pages: readonly OwnPage[],
  { isComplete }: { readonly isComplete: boolean },
): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const site = content.get("site.json")
  const off = asList(getIn(site, "pagesOff")).map(String)
  const known = [...routes, ...pages.map(({ slug }) => slug)]
  const inMenus = (["header", "footer"] as const).flatMap((menu) =>
    asList(getIn(site, "menu", menu)).flatMap((entry, index, entries) => {
      if (typeof entry !== "string" || entry.trim() === "") return []
      const path = ["menu", menu, index]
      if (off.includes(entry)) return [errorAt(path, say("menu-off", { entry }, removal))]
      return !isComplete || known.includes(entry)
        ? []
        : [errorAt(path, unknownPage(entry, known, [...off, ...entries]))]
    }),
  )
  // If site.json cannot be read, any page may be switched off.
  const ofSite = [...inMenus, ...tooWide(content, pages)]
  return new Map([["site.json", ofSite], ...(site === undefined ? [] : emptyPages(content, off))])
}

/** A header whose words fit beside the owner's name in no window: everybody has to open the menu. */
function tooWide(content: Content, pages: readonly OwnPage[]): LocalDiagnostic[] {
  const site = content.get("site.json")
  const names = getIn(content.get("labels.json"), "navigation")
  const off = asList(getIn(site, "pagesOff"))
  const entries = menuEntries("header", site, pages).filter((entry) => !off.includes(entry))
  const words = entries.map((entry) => getIn(names, entry) ?? pages.find(({ slug }) => slug === entry)?.title ?? "")
  if (rowWidth(asText(getIn(site, "name") ?? ""), words.map(asText)) < noRow) return []
  return [
    warningAt(getIn(site, "menu", "header") ? ["menu", "header"] : [], say("menu-wide", { count: entries.length })),
  ]
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
    ? say("menu-unknown.again", values, removal)
    : say("menu-unknown", values, replacement(meant))
}
