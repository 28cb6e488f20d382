import { type Context, only, type Resolver, type SchemaPart } from "../../gatsby/schema"
import { ownPageAddress } from "../contract/addresses/pages"
import { pathOf, type Route, usualMenus } from "../contract/routes"
import { rowFit } from "./row-width"

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
interface OwnPage {
  readonly slug: string
  readonly title: string
  readonly menuTitle?: string | null
  readonly menu?: string | null
}

/** The menus: those that the owner gives, or the usual ones with the owner's own pages at their ends. */
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
  const own = await ownPages(context)
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

const linkToOwn = ({ slug, title, menuTitle }: OwnPage): MenuLink => ({
  path: ownPageAddress(slug),
  name: menuTitle ?? title,
})

async function ownPages({ nodeModel }: Context): Promise<readonly OwnPage[]> {
  const { entries } = await nodeModel.findAll({ type: "OwnPage" })
  // The contract's check comes before every build. By name: no file says which of them comes first.
  return ([...entries] as unknown as OwnPage[]).sort((one, other) => one.slug.localeCompare(other.slug, "en"))
}
