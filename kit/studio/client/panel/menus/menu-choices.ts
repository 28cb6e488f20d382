import { type MenuName, menuEntries, menuNames } from "../../../../content/contract/menus"
import { defaultMenus, routes } from "../../../../content/contract/site-addresses"
import { asList, asText, getIn } from "../../../../content/location/json-path"
import { menuPageIn } from "../../../model/menu-pages"
import type { Doc } from "../../content/doc"
import type { ContentLocation } from "../../content/location"

/** A page that a menu can have. */
export interface MenuChoice {
  /** As site.json has it. */
  readonly entry: string
  /** The words of its link. */
  readonly title: string
  /** The location of these words, which may not exist yet. */
  readonly named: ContentLocation
  /** The file of the page. */
  readonly file: string
}

type Docs = ReadonlyMap<string, Doc>

const ownPages = (docs: Docs) =>
  [...docs.values()].flatMap(({ file, revision, content }) => (revision && menuPageIn(file, content)) || [])

/** @returns the pages that visitors see and a menu can have */
export function menuChoices(docs: Docs): readonly MenuChoice[] {
  const off = asList(getIn(docs.get("site.json")?.content, "pagesOff"))
  const fixed = routes.flatMap((route): MenuChoice[] => {
    const title = getIn(docs.get("labels.json")?.content, "navigation", route)
    const named = { file: "labels.json", path: ["navigation", route] }
    return off.includes(route)
      ? []
      : [{ entry: route, title: asText(title ?? route), named, file: `pages/${route}.json` }]
  })
  const own = ownPages(docs).map(({ file, slug, title }): MenuChoice => {
    return { entry: slug, title, named: { file, path: ["menuTitle"] }, file }
  })
  return [...fixed, ...own]
}

/** @returns what visitors see in a menu, in order; and what it has by mistake, except pages that are left out */
export function shownEntries(name: MenuName, docs: Docs): readonly string[] {
  const site = docs.get("site.json")?.content
  const off = asList(getIn(site, "pagesOff"))
  return menuEntries(name, site, ownPages(docs)).filter((entry) => !off.includes(entry))
}

/** @returns the menus that have a page as soon as it is shown */
export function menusWith(page: string, docs: Docs): readonly MenuName[] {
  const site = docs.get("site.json")?.content
  const given = (name: MenuName) => getIn(site, "menu", name)
  const isListed = menuNames.some((name) => asList(given(name)).includes(page))
  return menuNames.filter((name) => {
    const isUsual = defaultMenus[name].some((each) => each === page)
    return Array.isArray(given(name)) ? asList(given(name)).includes(page) || (isUsual && !isListed) : isUsual
  })
}
