import type { CreatePageArgs } from "gatsby"
import { earliestRow, type MenuName, menuEntries, rowWidth } from "../../content/contract/menus"
import { customPageAddress, isLeftOut, type Route, routePath } from "../../content/contract/site-addresses"
import { sourceWithin, withTag } from "../../content/location/source-tags"
import { isDevelop } from "../command"
import { type Context, type Resolver, readSingleNode, type SchemaPart } from "../graphql/schema"

interface MenuLink {
  readonly path: string
  readonly name: string
  /** Where the name is written. */
  readonly source: string | undefined
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
      "What the footer has beyond the header: the second group of a phone's menu."
      more: [MenuLink!]!
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
    if (isRoute(entry, navigation)) {
      const source = sourceWithin(navigation, entry)
      return [{ path: routePath(entry), name: navigation[entry], source }]
    }
    return own.filter(({ slug }) => slug === entry).map(linkToOwn)
  }
  const of = (name: MenuName): MenuLink[] => menuEntries(name, site, own).flatMap(linkTo)
  const [header, footer] = [of("header"), of("footer")]
  return {
    header: header.map(shown),
    headerFit: rowFit(
      name,
      header.map((link) => link.name),
    ),
    more: footer.filter(({ path }) => !header.some((link) => link.path === path)).map(shown),
    footer: footer.map(shown),
    legal: own
      .filter((page) => page.menu === "legal")
      .map(linkToOwn)
      .map(shown),
  }
}

const isRoute = (entry: string, navigation: Labels["navigation"]): entry is Route =>
  Object.hasOwn(navigation, entry) && entry !== "main"

const linkToOwn = (page: CustomPage): MenuLink => ({
  path: customPageAddress(page.slug),
  name: page.menuTitle ?? page.title,
  source: sourceWithin(page, page.menuTitle ? "menuTitle" : "title"),
})

const shown = ({ path, name, source }: MenuLink) => ({ path, name: withTag(name, source) })

/** The custom pages and the engagement page, which always has a `menuTitle`. */
async function customPages({ nodeModel }: Context): Promise<readonly CustomPage[]> {
  const types = ["CustomPage", "EngagementPageJson"]
  const found = await Promise.all(types.map((type) => nodeModel.findAll({ type })))
  const entries = found.flatMap((each) => [...each.entries])
  // The check runs before every build, so the type holds. Sorted by slug, since no file gives an order.
  return (entries as unknown as CustomPage[]).sort((one, other) => one.slug.localeCompare(other.slug, "en"))
}

/** @returns the factor that narrows the row's measure, so that the measure has the same width whenever the row starts to fit */
export const rowFit = (name: string, labels: readonly string[]): number =>
  Math.round((1000 * earliestRow) / rowWidth(name, labels)) / 1000

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
