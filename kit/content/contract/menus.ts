import { asList, getIn } from "../location/json-path"
import { defaultMenus } from "./site-addresses"

export type MenuName = keyof typeof defaultMenus

export const menuNames = ["header", "footer"] as const satisfies readonly MenuName[]

/** A page other than the fixed ones, as menus need it: a custom page, or the one about how the owner works. */
export interface MenuPage {
  readonly slug: string
  /** The menu that it asks to be in. */
  readonly menu?: unknown
}

/**
 * @param name of a menu
 * @param site the content of site.json
 * @param own the other pages, in any order
 * @returns the menu's entries in order: the owner's list, or else the default menu and the pages that ask to be in it. Includes pages that are switched off
 */
export function menuEntries(name: MenuName, site: unknown, own: readonly MenuPage[]): readonly string[] {
  const given: unknown = getIn(site, "menu", name)
  if (Array.isArray(given)) return asList(given).map(String)
  // Sorted, because no file defines their order.
  const further = own
    .filter(({ menu }) => menu === name)
    .map(({ slug }) => slug)
    .sort((one, other) => one.localeCompare(other, "en"))
  return withEntries(name, defaultMenus[name], further)
}

/** @returns a menu's entries with more appended, but before a contact link at the end of the header, which is a button */
export function withEntries(name: MenuName, entries: readonly string[], more: readonly string[]): readonly string[] {
  const end = name === "header" && entries.at(-1) === "contact" ? entries.length - 1 : entries.length
  return [...entries.slice(0, end), ...more, ...entries.slice(end)]
}
