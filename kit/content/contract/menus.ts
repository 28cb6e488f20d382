import { asList, getIn } from "../location/json-path"
import { defaultMenus } from "./site-addresses"

export type MenuName = keyof typeof defaultMenus

export const menuNames = ["header", "footer"] as const satisfies readonly MenuName[]

/** A page beside the fixed ones, as menus need it: a custom page, or the one about how the owner works. */
export interface MenuPage {
  readonly slug: string
  /** The menu in which it says that it is. */
  readonly menu?: unknown
}

/**
 * @param name of a menu
 * @param site the content of site.json
 * @param own the other pages, in any order
 * @returns what the menu has, in order: the owner's list, or the usual one with the pages that say that they are in it. Pages that are left out are among them
 */
export function menuEntries(name: MenuName, site: unknown, own: readonly MenuPage[]): readonly string[] {
  const given: unknown = getIn(site, "menu", name)
  if (Array.isArray(given)) return asList(given).map(String)
  // Sorted, since no file gives an order.
  const further = own
    .filter(({ menu }) => menu === name)
    .map(({ slug }) => slug)
    .sort((one, other) => one.localeCompare(other, "en"))
  return withEntries(name, defaultMenus[name], further)
}

/** @returns a menu's entries with more of them: at the end, but the header's last entry stays the button that it is */
export function withEntries(name: MenuName, entries: readonly string[], more: readonly string[]): readonly string[] {
  const end = name === "header" && entries.at(-1) === "contact" ? entries.length - 1 : entries.length
  return [...entries.slice(0, end), ...more, ...entries.slice(end)]
}
