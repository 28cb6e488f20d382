import type { CreatePageArgs } from "gatsby"
import { type MenuName, menuEntries } from "../../content/contract/menus"
import { customPageAddress, isLeftOut, pathOf, type Route } from "../../content/contract/site-addresses"
import { withoutSoftHyphens } from "../../language/soft-hyphens"
import { isDevelop } from "../command"
import { type Context, type Resolver, readSingleNode, type SchemaPart } from "../graphql/schema"

interface MenuLink {
  readonly path: string
  readonly name: string
}

interface Site {
  readonly name: string
  readonly menu?: { readonly header?: readonly string[]; readonly footer?: readonly string[] } | null
  readonly pagesOff?: readonly string[] | null
}

interface Labels {
  readonly navigation: Readonly<Record<Route, string>>
}

/** The fields of a custom page that menus need. */
interface CustomPage {
  readonly slug: string
  readonly title: string
  readonly menuTitle?: string | null
  readonly menu?: string | null
}

/** The menus: the owner's, or the default ones with custom pages appended. */
export const menuSchema: SchemaPart = {
  types: `
    type SiteJson implements Node {
      menus: Menus!
    }
    type Menus {
      header: [MenuLink!]!
      "How wide the measure of the header's row is beside the page's, so that its words fit."
      headerFit: Float!
      footer: [MenuLink!]!
      legal: [MenuLink!]!
    }
    type MenuLink {
      path: String!
      name: String!
    }
  `,
  resolvers: () => ({ SiteJson: { menus } }),
}

const menus: Resolver<Site> = async (site, _args, context) => {
  const { name, pagesOff } = site
  const { navigation } = await readSingleNode<Labels>("LabelsJson", context)
  const own = await customPages(context)
  const linkTo = (entry: string): MenuLink[] => {
    if (pagesOff?.includes(entry)) return []
    if (isRoute(entry, navigation)) return [{ path: pathOf(entry), name: navigation[entry] }]
    return own.filter(({ slug }) => slug === entry).map(linkToOwn)
  }
  const of = (name: MenuName): MenuLink[] => menuEntries(name, site, own).flatMap(linkTo)
  const header = of("header")
  return {
    header,
    headerFit: rowFit(
      name,
      header.map((link) => link.name),
    ),
    footer: of("footer"),
    legal: own.filter((page) => page.menu === "legal").map(linkToOwn),
  }
}

const isRoute = (entry: string, navigation: Labels["navigation"]): entry is Route =>
  Object.hasOwn(navigation, entry) && entry !== "main"

const linkToOwn = ({ slug, title, menuTitle }: CustomPage): MenuLink => ({
  path: customPageAddress(slug),
  name: menuTitle ?? title,
})

/** The custom pages and the engagement page, which always has a `menuTitle`. */
async function customPages({ nodeModel }: Context): Promise<readonly CustomPage[]> {
  const types = ["CustomPage", "EngagementPageJson"]
  const found = await Promise.all(types.map((type) => nodeModel.findAll({ type })))
  const entries = found.flatMap((each) => [...each.entries])
  // The check runs before every build, so the type holds. Sorted by slug, since no file gives an order.
  return (entries as unknown as CustomPage[]).sort((one, other) => one.slug.localeCompare(other.slug, "en"))
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

/** In rem: the narrowest page on which the row can start to fit, and the page width beyond which the row does not grow. */
const [earliest, latest] = [60, 78]

/** In rem: wider than any screen. */
const never = 600

const widthOf = (text: string): number =>
  [...withoutSoftHyphens(text)].reduce((sum, letter) => {
    const [, width = defaultLetterWidth] = widths.find(([letters]) => letters.test(letter)) ?? []
    return sum + width
  }, 0)

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)

/**
 * @param name of the owner
 * @param labels of the menu
 * @returns the width in rem from which a page has room for name and menu in one row; an estimate that errs on the wide side, the same in the
 *   build and in the browser
 */
export function rowWidth(name: string, labels: readonly string[]): number {
  const words = widthOf(name) * size.name + labels.reduce((sum, label) => sum + widthOf(label) * size.label, 0)
  for (let page = earliest; page <= latest; page += 1) {
    // The same values as in src/styles/tokens.css and header.module.css.
    const gutter = between(1.25, page * 0.04, 3)
    const gap = between(1, page * 0.02, 1.75)
    if (fixed + words + gap * labels.length <= Math.min(72, page - 2 * gutter)) return page
  }
  return never
}

/** @returns the factor that narrows the row's measure, so that the measure has the same width whenever the row starts to fit */
export const rowFit = (name: string, labels: readonly string[]): number =>
  Math.round((1000 * earliest) / rowWidth(name, labels)) / 1000

/**
 * Deletes a page that data/site.json leaves out. The preview keeps it, as it keeps drafts: owners work on a page before they publish it, and switch it on and
 * off while Gatsby runs.
 *
 * @param args of Gatsby's onCreatePage
 */
export function deleteDisabledPage({ page, actions, getNodesByType }: CreatePageArgs): void {
  if (isDevelop()) return
  const [site] = getNodesByType("SiteJson")
  if (isLeftOut(page.path, site?.pagesOff)) actions.deletePage(page)
}
