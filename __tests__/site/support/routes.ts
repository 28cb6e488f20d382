import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assessmentFolder, customPageFolder, engagementFile } from "../../../kit/content/contract/data-paths"
import { customPageAddress, engagementSlug } from "../../../kit/content/contract/site-addresses"
import { contentOf, type Owner, sample } from "../../../kit/dev/support/owners"

/**
 * The eight routes of the product specification, section 2, as the site knows them. Tests ask for `.${route}`, relative to where the owner's
 * site is served: it may stand under a path prefix.
 */
export const routes = ["/", "/services/", "/tools/", "/books/", "/media/", "/blog/", "/about/", "/contact/"] as const

/** The pages of legal texts, which look alike. */
export const legalRoutes = ["/privacy/", "/terms/"] as const

/** An address that does not exist. */
export const lostRoute = "/no-such-page/"

/** A placeholder for the page that says how an engagement goes: its owner chooses the address. */
export const engagementPage = "how an engagement goes"

/** The settings that make a custom page one of a kind; each is a placeholder for the first page of its kind. */
export const customKinds = ["client", "list", "deliverable"] as const

/** In a list of routes, a placeholder for the page of an owner's first post: its address depends on their content. */
export const firstArticle = "the first article"

interface Post {
  readonly slug: string
  readonly title: string
  readonly excerpt?: string
  readonly categories?: readonly string[]
  readonly externalUrl?: string
  readonly draft?: boolean
  readonly date?: string
  readonly publishOn?: string
}

/** @returns an owner's posts that visitors see, the newest first */
export function postsOf(owner: Owner): readonly Post[] {
  const today = new Date().toISOString().slice(0, 10)
  return contentOf<Post[]>(owner, "posts.json").filter(({ draft, publishOn }) => !draft && (publishOn ?? "") <= today)
}

/** How many of the newest posts are shown in full in the list of posts (src/pages/blog.tsx). */
export const inFull = 24

/** @returns the articles of an owner's posts, the newest first; none without the blog, which they are below */
export const articlesOf = (owner: Owner): readonly string[] =>
  routesOf(owner).includes("/blog/")
    ? postsOf(owner)
        .filter(({ externalUrl }) => !externalUrl)
        .map(({ slug }) => `/blog/${slug}/`)
    : []

/** @returns those of the eight routes that an owner's site has */
export function routesOf(owner: Owner): readonly string[] {
  const { pagesOff = [] } = contentOf<{ pagesOff?: readonly string[] }>(owner, "site.json")
  return routes.filter((route) => !pagesOff.some((off) => route === `/${off}/`))
}

/** @returns the names of the files with this ending in a folder of an owner's content, without it */
function namesIn({ data }: Owner, folder: string, ending: string): readonly string[] {
  const path = join(data, folder)
  const names = existsSync(path) ? readdirSync(path) : []
  return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
}

/** @returns the owner's custom pages, without drafts */
const customPagesOf = (owner: Owner): readonly string[] =>
  namesIn(owner, customPageFolder, ".md")
    .map((name) => `/${name}/`)
    .filter((page) => !hasSetting(owner, page, "draft: true"))

/** @param setting the beginning of its line */
const hasSetting = ({ data }: Owner, page: string, setting: string): boolean =>
  new RegExp(`^${setting}`, "m").test(readFileSync(join(data, customPageFolder, `${page.slice(1, -1)}.md`), "utf8"))

/** @returns the pages of an owner's assessments; none without the tools, which they are below */
export const assessmentsOf = (owner: Owner): readonly string[] =>
  routesOf(owner).includes("/tools/") ? namesIn(owner, assessmentFolder, ".json").map((name) => `/tools/${name}/`) : []

/** @returns the page that says how an engagement goes, if an owner has it */
export function engagementOf(owner: Owner): readonly string[] {
  if (!existsSync(join(owner.data, engagementFile))) return []
  const slug = engagementSlug(contentOf(owner, engagementFile))
  return slug === undefined ? [] : [customPageAddress(slug)]
}

/** @returns an owner's addresses that have moved, with the new ones */
export const movedOf = (owner: Owner): ReadonlyArray<{ readonly from: string; readonly to: string }> =>
  existsSync(join(owner.data, "redirects.json")) ? contentOf(owner, "redirects.json") : []

/** @returns every page of an owner's site that can be found */
export const pagesOf = (owner: Owner): readonly string[] => [
  ...routesOf(owner),
  ...articlesOf(owner),
  ...customPagesOf(owner),
  ...engagementOf(owner),
  ...assessmentsOf(owner),
  ...legalRoutes,
]

/** The articles of the sample's posts, the newest first. */
export const articles = articlesOf(sample)

/** Every page of the sample's site that can be found. */
export const pages = pagesOf(sample)

/** @returns the address of a route on an owner's site; undefined for a page that they have switched off, or one that only some owners have */
export function addressOf(route: string, owner: Owner): string | undefined {
  if (route === firstArticle) return articlesOf(owner)[0]
  if (route === engagementPage) return engagementOf(owner)[0]
  if (customKinds.some((each) => each === route))
    return customPagesOf(owner).find((page) => hasSetting(owner, page, `${route}:`))
  return routes.some((each) => each === route) && !routesOf(owner).includes(route) ? undefined : route
}
