import { decodePercent } from "../../language/addresses"
import { getIn, type Path } from "../location/json-path"

/** The pages that the menus can link to, by their keys in `navigation` of data/labels.json, in the order of the site. */
export const routes = ["home", "services", "tools", "books", "media", "blog", "about", "contact"] as const

export type Route = (typeof routes)[number]

/** The routes that an owner can switch off. */
export const optionalRoutes = [
  "services",
  "tools",
  "books",
  "media",
  "blog",
  "about",
] as const satisfies readonly Route[]

/** The default menus. */
export const defaultMenus = {
  header: ["home", "services", "tools", "books", "media", "about", "contact"],
  footer: ["tools", "books", "blog", "media"],
} as const satisfies Readonly<Record<string, readonly Route[]>>

/** @returns the path of a route's page */
export const pathOf = (route: string): string => (route === "home" ? "/" : `/${route}/`)

/** @returns whether a path is below a route's page, or that page; never for home */
export const isBelowRoute = (path: string, route: Route): boolean => route !== "home" && path.startsWith(pathOf(route))

/**
 * @param path of a page
 * @param off `pagesOff` of data/site.json, as written
 * @returns whether the site leaves the page out, or one that it is below: without the blog there are no articles
 */
export const isLeftOut = (path: string, off: unknown): boolean =>
  Array.isArray(off) && optionalRoutes.some((route) => off.includes(route) && isBelowRoute(path, route))

/** Pages outside the menus that every site has. */
export const legalPages = ["privacy", "terms"] as const

/** The addresses of the pages with a file of their own in src/pages. */
export const fixedAddresses: readonly string[] = [...routes, ...legalPages].map(pathOf)

/** @returns whether an address is that of one of the pages, or below it */
export const isAtOrBelow = (address: string, pages: readonly string[]): boolean =>
  pages.some((page) => address.startsWith(page))

/** @returns the address of a post, by its slug */
export const postAddress = (slug: string): string => `/blog/${slug}/`

/** @returns the address of a custom page, by its slug */
export const customPageAddress = (slug: string): string => `/${slug}/`

/** @returns the address of an assessment's page, by the id of its tool */
export const assessmentAddress = (id: string): string => `/tools/${id}/`

/** The files for programs that the site has beside its pages, by their addresses. A text may link to them, a redirect may lead to them. */
export const siteFiles = {
  rss: "/rss.xml",
  jsonFeed: "/feed.json",
  sitemap: "/sitemap-index.xml",
  robots: "/robots.txt",
  llms: "/llms.txt",
  manifest: "/manifest.webmanifest",
} as const

/** Those that a site without a blog does not have. */
export const blogFiles: readonly string[] = [siteFiles.rss, siteFiles.jsonFeed]

/** Addresses at which the build writes a file that is no page. */
export const writtenFiles: readonly string[] = [
  ...Object.values(siteFiles),
  "/404",
  "/404.html",
  "/sitemap-0.xml",
  "/content-version.json",
  "/_headers",
  "/_redirects",
  "/_redirects.nginx",
]

/** @returns the page of a path, and the part after its #, empty if there is none */
export function pathParts(address: string): { page: string; part: string } {
  const [page = "", part = ""] = address.split("#", 2)
  return { page, part }
}

/** @returns a path as people read it, by which two are compared: percent-encoded letters are decoded, and those with marks composed */
export const decodedPath = (path: string): string => decodePercent(path).normalize("NFC")

/** The Markdown texts of pages, which are beside the pages' JSON files, as paths within data/. */
export const privacyText = "pages/privacy.md"

export const pageTexts = [privacyText, "pages/terms.md"] as const

/** @returns whether a path within data/ is the owner's guide or reference, which the site does not show */
export const isGuide = (path: string): boolean => /^(?:readme|reference)\.md$/i.test(path)

/** The folder of the posts' texts, within data/. */
export const postTextFolder = "posts"

/** @returns the path within data/ of a post's text, by its slug */
export const postText = (slug: string): string => `${postTextFolder}/${slug}.md`

/** What a template of custom pages leaves for the owner to write, in double square brackets. */
export const openPoint = /\[\[([^[\]\n]+)\]\]/g

/** The placeholder text of `npm run new post`. */
export const unwrittenText = `Write the post here: first what it is about, without a heading.

## A heading

What stands under it. data/README.md shows what else a text can have.
`

/** The page that says how an engagement goes, at an address that the owner chooses: a file of data/ that a site can do without. */
export const engagementFile = "pages/engagement.json"

/** The keys in it that are sections of the page, and their addresses within it. */
export const engagementSections = ["phases", "comparison", "sum", "fit", "questions"] as const

/** @returns the slug of that page; undefined if the site has none, or none that can be read */
export function engagementSlug(content: unknown): string | undefined {
  const slug = getIn(content, "slug")
  return typeof slug === "string" && slug !== "" ? slug : undefined
}

/** The folder of the assessments, within data/. */
export const assessmentFolder = "assessments"

/** @returns the tool id of an assessment, by the path of its file within data/; undefined if the file isn't one */
export const assessmentId = (path: string): string | undefined => /^assessments\/([^/]+)\.json$/.exec(path)?.[1]

/** @returns the path within data/ of a tool's assessment */
export const assessmentPath = (id: string): string => `${assessmentFolder}/${id}.json`

/** The folder of the custom pages, within data/. */
export const customPageFolder = "pages/own"

/** @returns the slug of a custom page, by the path of its file within data/; undefined if the file isn't one */
export const customPageSlug = (path: string): string | undefined => /^pages\/own\/([^/]+)\.md$/.exec(path)?.[1]

/** @returns the path within data/ of a custom page, by its slug */
export const customPagePath = (slug: string): string => `${customPageFolder}/${slug}.md`

/** How many figures of the track record have room under the buttons of the home page. */
export const maxHeroFigures = 3

/** A page lists the case studies from this number on: two are better told where they belong. */
export const fewestCases = 3

/** Pages whose parts have addresses chosen by the owner: the ids of a file's entries. */
export const pagesWithIds = [
  { page: "/services/", file: "services.json" },
  { page: "/tools/", file: "tools.json" },
] as const

/** The conditions that decide whether a post is shown. */
export interface ReleaseConditions {
  /** Today, as 2026-11-10, in UTC. */
  readonly day: string
  /** True in `npm run develop`, which also shows unpublished posts, marked. */
  readonly includeUnpublished: boolean
}

/** @returns the circumstances of this run of Gatsby */
export const releaseConditions = (): ReleaseConditions => ({
  day: new Date().toISOString().slice(0, 10),
  includeUnpublished: isDevelop(),
})

/**
 * @param posts the content of data/posts.json, which may be invalid
 * @param circumstances of this run
 * @returns the shown posts, each with `unpublished`: whether it is a draft or scheduled
 */
export function releasedPosts(
  posts: unknown,
  { day, includeUnpublished }: ReleaseConditions,
): readonly Record<string, unknown>[] {
  if (!Array.isArray(posts)) return []
  // The check calls this before the entries are known to be posts.
  return posts
    .filter((post): post is Readonly<Record<string, unknown>> => typeof post === "object" && post !== null)
    .map((post) => ({ ...post, unpublished: isUnpublished(post, day) }))
    .filter(({ unpublished }) => includeUnpublished || !unpublished)
}

function isUnpublished({ draft, publishOn }: Readonly<Record<string, unknown>>, day: string): boolean {
  // ISO days sort alphabetically.
  return draft === true || (typeof publishOn === "string" && publishOn > day)
}

/**
 * The Gatsby command that runs: "build" or "develop"; undefined outside Gatsby, as in tests. `NODE_ENV`, which Gatsby documents, is not reliable: a build with
 * NODE_ENV=development would publish drafts.
 */
const command = (): string | undefined => process.env.gatsby_executing_command

/** @returns whether this is `gatsby build` */
export const isBuild = (): boolean => command() === "build"

/** @returns whether this is `gatsby develop` */
export const isDevelop = (): boolean => command() === "develop"

/** What other parts of the content refer to by a name: an id, a slug, a topic. */
export type NamedKind = "service" | "tool" | "post" | "page" | "topic" | "pillar"

/** Something that has a name. */
export interface Named {
  readonly kind: NamedKind
  readonly name: string
  /** The assessment that a pillar is a part of: the id of its tool. */
  readonly assessment?: string
}

/** Values of the content: in which files they are, and at which paths; null stands for any index. */
interface Values {
  readonly isIn: (file: string) => boolean
  readonly path: ReadonlyArray<string | null>
}

const inFile =
  (name: string) =>
  (file: string): boolean =>
    file === name
const inAssessments = (file: string): boolean => assessmentId(file) !== undefined
const inCustomPages = (file: string): boolean => customPageSlug(file) !== undefined

/** The pseudo-key of a custom page's name, which is the name of its file. */
export const customPageNameKey = "slug"

/** The values that give something its name. A custom page is named by its file; one whose file has a slug, by that. */
const names: ReadonlyArray<Values & { readonly kind: NamedKind }> = [
  { kind: "service", isIn: inFile("services.json"), path: [null, "id"] },
  { kind: "tool", isIn: inFile("tools.json"), path: [null, "id"] },
  { kind: "post", isIn: inFile("posts.json"), path: [null, "slug"] },
  { kind: "topic", isIn: inFile("pages/blog.json"), path: ["topics", null] },
  { kind: "pillar", isIn: inAssessments, path: ["pillars", null, "id"] },
  { kind: "page", isIn: inCustomPages, path: [customPageNameKey] },
  { kind: "page", isIn: inFile(engagementFile), path: ["slug"] },
]

/** The values that refer to something by its name, apart from addresses. */
const references: ReadonlyArray<Values & { readonly kind: NamedKind }> = [
  { kind: "service", isIn: inAssessments, path: ["pillars", null, "service"] },
  { kind: "service", isIn: inCustomPages, path: ["service"] },
  { kind: "service", isIn: inFile(engagementFile), path: ["sum", "service"] },
  { kind: "topic", isIn: inFile("posts.json"), path: [null, "categories", null] },
  { kind: "page", isIn: inFile("site.json"), path: ["menu", "header", null] },
  { kind: "page", isIn: inFile("site.json"), path: ["menu", "footer", null] },
  { kind: "page", isIn: inFile("pages/home.json"), path: ["trackRecord", "claims", null, "caseStudy"] },
]

const isAt = (values: Values, file: string, path: Path): boolean =>
  values.isIn(file) &&
  values.path.length === path.length &&
  values.path.every((step, index) => (step === null ? typeof path[index] === "number" : step === path[index]))

/** @returns what kind of thing the value at a path names; undefined if it is no name */
export const kindNamedAt = (file: string, path: Path): NamedKind | undefined =>
  names.find((values) => isAt(values, file, path))?.kind

/** @returns what kind of thing the value at a path refers to; undefined if it is no reference */
export const kindReferredToAt = (file: string, path: Path): NamedKind | undefined =>
  references.find((values) => isAt(values, file, path))?.kind

/** @returns the addresses on the site that belong to something; with `#` for a part of a page */
export function addressesOf({ kind, name, assessment = "" }: Named): readonly string[] {
  switch (kind) {
    case "service":
      return [`/services/#${name}`]
    case "tool":
      return [`/tools/#${name}`, assessmentAddress(name)]
    case "post":
      return [postAddress(name)]
    case "page":
      return [customPageAddress(name)]
    case "pillar":
      return [`${assessmentAddress(assessment)}#${name}`]
    case "topic":
      return []
  }
}

/** @returns the language in the content of site.json, as written; undefined if it is no text */
export function languageIn(site: unknown): string | undefined {
  const language = getIn(site, "language")
  return typeof language === "string" ? language : undefined
}
