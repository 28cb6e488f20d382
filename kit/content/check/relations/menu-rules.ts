import { closestMatch, didYouMean } from "../../../language/closest-match"
import { listsOfPages, optionalRoutes, routes } from "../../contract/site-addresses"
import { errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { fixByRemoving, fixToMeant } from "../../diagnostic/fix"
import { asList, getIn } from "../../location/json-path"
import type { Content } from "./relation-rules"

/**
 * @param content of all JSON files
 * @param own the slugs of the owner's own pages
 * @param pages.isComplete false if there may be others
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
  // The intended page may be switched off, or in the menu already.
  const fix = (entry: string, entries: readonly unknown[]) => {
    const meant = closestMatch(entry, known)
    return meant !== undefined && [...off, ...entries].includes(meant) ? fixByRemoving("suggested") : fixToMeant(meant)
  }
  const inMenus = (["header", "footer"] as const).flatMap((menu) =>
    asList(getIn(site, "menu", menu)).flatMap((entry, index, entries) => {
      if (typeof entry !== "string" || entry.trim() === "") return []
      const path = ["menu", menu, index]
      if (off.includes(entry)) return [errorAt(path, switchedOff(entry))]
      return !isComplete || known.includes(entry)
        ? []
        : [errorAt(path, { ...unknownPage(entry, known), ...fix(entry, entries) })]
    }),
  )
  // A page may be switched off in a file that cannot be read.
  return new Map([["site.json", inMenus], ...(site === undefined ? [] : emptyPages(content, off))])
}

function emptyPages(content: Content, off: readonly string[]): Array<readonly [string, readonly LocalDiagnostic[]]> {
  return optionalRoutes.flatMap((route) => {
    const file = route in listsOfPages ? listsOfPages[route as keyof typeof listsOfPages] : undefined
    const list = file && content.get(file)
    if (!file || off.includes(route) || !Array.isArray(list) || list.length > 0) return []
    const message = `The page /${route}/ has nothing to show.`
    const advice = `Write "pagesOff": ["${route}"] into data/site.json to leave the page out.`
    return [[file, [warningAt([], { code: "page-empty", message, advice })]] as const]
  })
}

const switchedOff = (entry: string) => ({
  code: "menu-off",
  message: `The page ${entry} is turned off in "pagesOff".`,
  advice: "Remove it from one of the two.",
  ...fixByRemoving("suggested"),
})

const unknownPage = (entry: string, known: readonly string[]) => ({
  code: "menu-unknown",
  message: "The site has no such page.",
  advice: `Write one of ${known.join(", ")}.${didYouMean(entry, known)}`,
})
