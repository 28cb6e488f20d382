import { engagementFile } from "../../contract/data-paths"
import { walkValues } from "../../contract/field"
import { type MenuPage, menuEntries, menuNames } from "../../contract/menus"
import { decodedPath, engagementSlug, optionalRoutes, pathOf } from "../../contract/site-addresses"
import { type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { asList, getIn } from "../../location/json-path"
import { markupTokens } from "../../markdown/markup"
import { say } from "../../sentences/sentences"
import type { CheckedFile } from "../check-file"
import type { LinkedSite } from "../linked-site"
import type { CustomPage } from "../texts/custom-pages"
import { isCase } from "./case-rules"
import type { Content } from "./relation-rules"

interface Linking {
  readonly content: Content
  /** The files that are read and checked. */
  readonly checked: readonly CheckedFile[]
  readonly own: readonly CustomPage[]
  readonly site: LinkedSite
  /** The addresses that Markdown texts link to. */
  readonly links: readonly string[]
}

/**
 * @param linking everything that may link to a page
 * @returns warnings about pages that nothing links to, by file path
 */
export function unlinkedDiagnostics(linking: Linking): ReadonlyMap<string, readonly LocalDiagnostic[]> {
  const { content, own, site } = linking
  // A file that cannot be read may link anywhere.
  if (!site.isWhole || !content.has("site.json") || own.some(({ read }) => !read.root)) return new Map()
  const engagement = engagementSlug(content.get(engagementFile))
  const pages = [
    ...own.map(({ path, slug, read }) => ({ path, slug, settings: read.content })),
    ...(engagement === undefined
      ? []
      : [{ path: engagementFile, slug: engagement, settings: content.get(engagementFile) }]),
  ]
  const menuPages = pages.map(({ slug, settings }): MenuPage => ({ slug, menu: getIn(settings, "menu") }))
  const inMenus = menuNames.flatMap((name) => menuEntries(name, content.get("site.json"), menuPages))
  const linked = linkedPaths(linking)
  const isLost = (entry: string) => !inMenus.includes(entry) && !linked.has(pathOf(entry))
  const routes = optionalRoutes.filter(
    (route) => site.pages.has(pathOf(route)) && route !== "services" && isLost(route),
  )
  const lost = pages.filter(
    ({ slug, settings }) => isLost(slug) && getIn(settings, "menu") !== "legal" && !isLinkedByItself(settings, linking),
  )
  return new Map([
    ...routes.map((route) => [`pages/${route}.json`, [warningAt([], unlinked)]] as const),
    ...lost.map(({ path }) => [path, [warningAt([], unlinked)]] as const),
  ])
}

/** Whether the site links to a page of its own accord: to a page with a sum or of a service, or to a case study from a figure or the list of case studies. */
function isLinkedByItself(settings: unknown, { own, content }: Linking): boolean {
  if (getIn(settings, "sum") !== undefined || getIn(settings, "service") !== undefined) return true
  if (!isCase(settings)) return false
  const claims = asList(getIn(content.get("pages/home.json"), "trackRecord", "claims"))
  const slug = own.find(({ read }) => read.content === settings)?.slug
  const hasList = own.some(({ read }) => getIn(read.content, "list") === "cases")
  return hasList || claims.some((each) => getIn(each, "caseStudy") === slug)
}

function linkedPaths({ checked, links, content }: Linking): ReadonlySet<string> {
  const written = checked.flatMap(({ file, content }) =>
    file.path === "redirects.json" ? [] : [...walkValues(file.field, content)].flatMap(addressesIn),
  )
  const siteUrl = getIn(content.get("site.json"), "siteUrl")
  const start = typeof siteUrl === "string" ? siteUrl.replace(/\/$/, "") : "/"
  return new Set(
    [...written, ...links].map((address) => {
      const path = address.startsWith(`${start}/`) ? address.slice(start.length) : address
      return decodedPath(path.replace(/[?#].*$/s, ""))
    }),
  )
}

function addressesIn({ field: { kind }, value }: ReturnType<typeof walkValues> extends Generator<infer V> ? V : never) {
  if (typeof value !== "string") return []
  if (kind === "path" || kind === "link") return [value]
  if (kind !== "markup") return []
  return markupTokens(value).flatMap((token) =>
    token.kind === "open" ? token.attributes.filter(({ name }) => name === "href").map((href) => href.value) : [],
  )
}

const unlinked = say("page-unlinked")
