import { withoutSoftHyphens } from "../../language/soft-hyphens"
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

/** Widths of characters relative to the font size, in Public Sans at the menu's weight; each slightly above the widest of its class. */
const widths: ReadonlyArray<readonly [letters: RegExp, width: number]> = [
  [/\p{M}/u, 0],
  [/[\s.,:;'’|!()iíìîïıjlłIftr-]/u, 0.36],
  [/[mwMWæœÆŒ@%—…\p{Script=Cyrillic}]/u, 0.88],
  [/\p{Lu}/u, 0.7],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u, 1.05],
]

/** The width of all other characters. */
const defaultLetterWidth = 0.58

/** Font sizes in rem: of the menu, and of the name, which is set in a wider font. */
const size = { label: 0.9375, name: 1.125 * 1.08 }

/** In rem: the row without its texts and gaps, which is the mark and its gap, the gap after the name, the button's frame, and the switch. */
const fixed = 2.625 + 0.65 + 1.25 + 2 * size.label + 0.125 + 2

/** In rem: the narrowest page on which the header's row can start to fit. */
export const earliestRow = 60

/** In rem: the page width beyond which the row does not grow. */
const latest = 78

/** In rem: wider than any screen. */
export const noRow = 600

const widthOf = (text: string): number =>
  [...withoutSoftHyphens(text)].reduce((sum, letter) => {
    const [, width = defaultLetterWidth] = widths.find(([letters]) => letters.test(letter)) ?? []
    return sum + width
  }, 0)

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)

/**
 * @param name of the owner
 * @param labels of the menu
 * @returns the width in rem from which a page has room for name and menu in one row; an estimate that errs on the wide side; `noRow` if no page has
 */
export function rowWidth(name: string, labels: readonly string[]): number {
  const words = widthOf(name) * size.name + labels.reduce((sum, label) => sum + widthOf(label) * size.label, 0)
  for (let page = earliestRow; page <= latest; page += 1) {
    // The same values as in src/styles/tokens.css and header.module.css.
    const gutter = between(1.25, page * 0.04, 3)
    const gap = between(1, page * 0.02, 1.75)
    if (fixed + words + gap * labels.length <= Math.min(72, page - 2 * gutter)) return page
  }
  return noRow
}
