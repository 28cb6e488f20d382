import type { CreatePageArgs } from "gatsby"
import { type Context, only, type Resolver, type SchemaPart } from "../gatsby/schema"
import { withoutSoftHyphens } from "../language/soft-hyphens"
import { customPageAddress } from "./contract/addresses/pages"
import { belongsTo, optionalRoutes, pathOf, type Route, usualMenus } from "./contract/routes"

/** A link of a menu. */
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

/** A page of the owner's own, as far as a menu asks. */
interface CustomPage {
  readonly slug: string
  readonly title: string
  readonly menuTitle?: string | null
  readonly menu?: string | null
}

/** The menus: those that the owner gives, or the usual ones with the owner's custom pages at their ends. */
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
  createResolvers: ({ createResolvers }) => createResolvers({ SiteJson: { menus: { resolve: menus } } }),
}

const menus: Resolver<Site> = async ({ name, menu, pagesOff }, _args, context) => {
  const { navigation } = await only<Labels>("LabelsJson", context)
  const own = await customPages(context)
  const linkTo = (entry: string): MenuLink[] => {
    if (pagesOff?.includes(entry)) return []
    if (isRoute(entry, navigation)) return [{ path: pathOf(entry), name: navigation[entry] }]
    return own.filter(({ slug }) => slug === entry).map(linkToOwn)
  }
  const of = (name: keyof typeof usualMenus): MenuLink[] => {
    const given = menu?.[name]
    if (given) return given.flatMap(linkTo)
    const further = own.filter((page) => page.menu === name).map(linkToOwn)
    const usual = usualMenus[name].flatMap(linkTo)
    // The last link at the top is drawn as a button, and stays the last.
    return name === "header" ? [...usual.slice(0, -1), ...further, ...usual.slice(-1)] : [...usual, ...further]
  }
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

async function customPages({ nodeModel }: Context): Promise<readonly CustomPage[]> {
  const { entries } = await nodeModel.findAll({ type: "CustomPage" })
  // The contract's check comes before every build. By name: no file says which of them comes first.
  return ([...entries] as unknown as CustomPage[]).sort((one, other) => one.slug.localeCompare(other.slug, "en"))
}

/** How wide letters are beside their size, in Public Sans of the weight of the menu; each a little more than the widest of its kind. */
const widths: ReadonlyArray<readonly [letters: RegExp, width: number]> = [
  [/\p{M}/u, 0],
  [/[\s.,:;'’|!()iíìîïıjlłIftr-]/u, 0.36],
  [/[mwMWæœÆŒ@%—…\p{Script=Cyrillic}]/u, 0.88],
  [/\p{Lu}/u, 0.7],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u, 1.05],
]

/** The width of all other letters. */
const usual = 0.58

/** In rem: the letters of the menu, and those of the name, which stands in a wider font. */
const size = { label: 0.9375, name: 1.125 * 1.08 }

/** In rem, what is between and around the words but the gaps: the mark and its gap, the gap behind the name, the button's frame, the switch. */
const fixed = 2.625 + 0.65 + 1.25 + 2 * size.label + 0.125 + 2

/** In rem, where the row begins at the earliest; on a page that is wider than the last, the row is no wider. */
const [earliest, latest] = [60, 78]

/** No screen is so wide. */
const never = 600

const widthOf = (text: string): number =>
  [...withoutSoftHyphens(text)].reduce((sum, letter) => {
    const [, width = usual] = widths.find(([letters]) => letters.test(letter)) ?? []
    return sum + width
  }, 0)

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)

/**
 * @param name of the owner
 * @param labels of the menu
 * @returns how wide a page has to be for name and menu to stand in one row, in rem; an estimate that is rather too wide, the same in the
 *   build and in the browser
 */
export function rowWidth(name: string, labels: readonly string[]): number {
  const words = widthOf(name) * size.name + labels.reduce((sum, label) => sum + widthOf(label) * size.label, 0)
  for (let page = earliest; page <= latest; page += 1) {
    // As src/styles/tokens.css and header.module.css have them.
    const gutter = between(1.25, page * 0.04, 3)
    const gap = between(1, page * 0.02, 1.75)
    if (fixed + words + gap * labels.length <= Math.min(72, page - 2 * gutter)) return page
  }
  return never
}

/** How wide the row's measure is beside the page, so that it has the same width whenever the row begins to fit. */
export const rowFit = (name: string, labels: readonly string[]): number =>
  Math.round((1000 * earliest) / rowWidth(name, labels)) / 1000

/**
 * Leaves out the pages that the owner has switched off in data/site.json, with what is below them: without the blog there are no articles.
 *
 * @param args of Gatsby's onCreatePage
 */
export function leaveOutPagesOff({ page, actions, getNodesByType }: CreatePageArgs): void {
  const [site] = getNodesByType("SiteJson")
  const off = Array.isArray(site?.pagesOff) ? site.pagesOff : []
  if (optionalRoutes.some((route) => off.includes(route) && belongsTo(page.path, route))) actions.deletePage(page)
}
