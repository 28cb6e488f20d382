import { decodePercent } from "../../language/addresses"
import { closestMatch } from "../../language/closest-match"
import { assessmentId, customPageSlug, engagementFile, postText } from "../contract/data-paths"
import type { Rule } from "../contract/facts"
import { isUnpublished } from "../contract/posts"
import { brokenRule, diagnose } from "../contract/rules/diagnose"
import { formerPathRules, webOrEmailLinkRules } from "../contract/rules/links"
import { targetRules } from "../contract/rules/texts"
import {
  assessmentAddress,
  blogFiles,
  customPageAddress,
  decodedPath,
  engagementSections,
  engagementSlug,
  fixedAddresses,
  isAtOrBelow,
  legalPages,
  optionalRoutes,
  pagesWithIds,
  postAddress,
  routePath,
  routes,
  siteFiles,
} from "../contract/site-addresses"
import type { DiagnosticMessage, Redirect } from "../diagnostic/diagnostic"
import { replacement } from "../diagnostic/fix"
import type { DataFolder } from "../files/data-folder"
import { asList, asText, getIn } from "../location/json-path"
import { saidOf, say } from "../sentences/sentences"
import type { Content } from "./relations/relation-rules"
import { isUnwrittenValue } from "./texts/text-rules"

/** The pages of the site by address, each with its ids; undefined where any id may exist. */
type SitePages = ReadonlyMap<string, readonly string[] | undefined>

/** The targets of links within the site. */
export interface LinkedSite {
  /** Without pages that are switched off. */
  readonly pages: SitePages
  /** The addresses of the routes that are switched off, along with everything below them. */
  readonly off: readonly string[]
  readonly unpublished: readonly string[]
  /** New addresses by old ones. */
  readonly moved: ReadonlyMap<string, string>
  /** False while a file that names addresses cannot be read: an address that is not among the pages may still be right. */
  readonly isWhole: boolean
}

/** Names that no custom page can have: the site's routes, and folders of the build. */
export const takenNames: readonly string[] = [
  ...routes,
  ...legalPages,
  "404",
  "pictures",
  "cards",
  "icons",
  "static",
  "page-data",
  "_gatsby",
  "__content",
]

/**
 * The list of the site's addresses that every rule about links uses.
 *
 * @param content of the readable JSON files, and the settings of custom pages
 * @param folder data/: a page whose file cannot be read is still a page
 * @param slugs of the posts with their text on this site
 */
export function linkedSiteOf(
  content: Content,
  { files, published }: Pick<DataFolder, "files" | "published">,
  slugs: readonly string[],
): LinkedSite {
  const off = pagesOff(content)
  const pages = new Map<string, readonly string[] | undefined>([
    ...fixedAddresses.map((address) => [address, undefined] as const),
    ...pagesWithIds.map(({ page, file }) => [page, idsOf(content.get(file))] as const),
    ...slugs.filter((slug) => files.includes(postText(slug))).map((slug) => [postAddress(slug), undefined] as const),
    ...files.flatMap((path) => {
      const [own, assessment] = [customPageSlug(path), assessmentId(path)]
      if (own !== undefined) return [[customPageAddress(own), undefined] as const]
      return assessment === undefined ? [] : [[assessmentAddress(assessment), undefined] as const]
    }),
    ...engagementPage(content.get(engagementFile)),
    ...Object.values(siteFiles)
      .filter((file) => !off.includes(routePath("blog")) || !blogFiles.includes(file))
      .map((file) => [file, []] as const),
    // A PDF may contain any anchor.
    ...published.flatMap((path) => [`/${path}`, encodeURI(`/${path}`)].map((address) => [address, undefined] as const)),
  ])
  return {
    pages: new Map([...pages].filter(([address]) => !isAtOrBelow(address, off))),
    off,
    unpublished: [...drafts(content), ...unpublishedAssessments(content)],
    moved: redirectTargetsIn(content),
    isWhole:
      content.has("posts.json") &&
      ["redirects.json", engagementFile].every((file) => content.has(file) || !files.includes(file)),
  }
}

function engagementPage(content: unknown): Array<readonly [string, readonly string[]]> {
  const slug = engagementSlug(content)
  if (slug === undefined) return []
  const sections = engagementSections.filter((section) => getIn(content, section) !== undefined)
  return [[customPageAddress(slug), [...sections, ...(idsOf(getIn(content, "questions", "entries")) ?? [])]]]
}

const pagesOff = (content: Content): readonly string[] => {
  const given = asList(getIn(content.get("site.json"), "pagesOff"))
  // The contract rejects any others.
  return optionalRoutes.filter((route) => given.includes(route)).map(routePath)
}

const idsOf = (entries: unknown): string[] | undefined =>
  Array.isArray(entries) ? entries.map((entry) => asText(getIn(entry, "id"))) : undefined

/** Unfinished assessments, and the tools page if they are all that its tools lead to. */
function unpublishedAssessments(content: Content): string[] {
  const ids = [...content].flatMap(([path, value]) => {
    const id = assessmentId(path)
    return id !== undefined && isUnwrittenAssessment(value) ? [id] : []
  })
  const tools = asList(content.get("tools.json"))
  const isOut = (tool: unknown) => getIn(tool, "url") === undefined && ids.includes(asText(getIn(tool, "id")))
  return [...ids.map(assessmentAddress), ...(tools.length > 0 && tools.every(isOut) ? [routePath("tools")] : [])]
}

/**
 * @param assessment which may break the contract
 * @returns whether some of it is still to be written: a build leaves it out, as it does with draft posts
 */
export const isUnwrittenAssessment = (assessment: unknown): boolean =>
  isUnwrittenValue(assessment) ||
  Object.values(Object(typeof assessment === "string" ? {} : assessment)).some(isUnwrittenAssessment)

/** Unpublished posts and custom pages. */
function drafts(content: Content): string[] {
  const posts = asList(content.get("posts.json")).filter((post) => isUnpublished(post))
  const own = [...content].flatMap(([path, settings]) => (isUnpublished(settings) ? (customPageSlug(path) ?? []) : []))
  return [...posts.map((post) => postAddress(asText(getIn(post, "slug")))), ...own.map(customPageAddress)]
}

/** @returns the targets of links for the page at an address: what is unpublished may link to what is unpublished too */
export const linkedFrom = <Site extends LinkedSite>(site: Site, address: string): Site =>
  site.unpublished.includes(address) ? { ...site, unpublished: [] } : site

/**
 * @param content of all JSON files
 * @returns new addresses by old ones, without entries that break the contract; the old ones are decoded (see `decodedPath`)
 */
export function redirectTargetsIn(content: Content): ReadonlyMap<string, string> {
  return new Map(redirectsOf(content).flatMap((entry) => (entry ? [[decodedPath(entry.from), entry.to] as const] : [])))
}

/** @returns the entries of redirects.json; undefined for each that breaks the contract */
export function redirectsOf(content: Content): ReadonlyArray<Redirect | undefined> {
  return asList(content.get("redirects.json")).map((entry) => {
    const [from, to] = [getIn(entry, "from"), getIn(entry, "to")]
    return isPath(from, formerPathRules) && isPath(to, targetRules) ? { from, to } : undefined
  })
}

const isPath = (value: unknown, rules: readonly Rule[]): value is string =>
  typeof value === "string" && !brokenRule(rules, value)

/**
 * @param url of a link
 * @param site the targets of links
 * @param own the ids of the headings in the same text
 * @returns its diagnostic, with a fix only if the fixed link is valid
 */
export function linkDiagnostic(
  url: string,
  site: LinkedSite,
  own: readonly string[] = [],
): DiagnosticMessage | undefined {
  const found = diagnosticAbout(url, site, own)
  if (typeof found?.fix?.value !== "string") return found
  const { fix, ...unfixed } = found
  return diagnosticAbout(found.fix.value, site, own) ? unfixed : found
}

/** The diagnostic of a link; the target of its fix is not checked. */
function diagnosticAbout(
  url: string,
  { pages, off, unpublished, isWhole }: LinkedSite,
  own: readonly string[],
): DiagnosticMessage | undefined {
  const { path, hash } = parted(url)
  if (url.startsWith("#")) return own.includes(hash) ? undefined : noSuchPart(url, hash, own)
  if (!url.startsWith("/") || url.startsWith("//")) {
    const whole = path.replace(/^[./]*(?:static\/)?/, "/")
    const meant = [whole, `${whole}/`].find((address) => pages.has(address))
    return webDiagnostic(url, meant && meant + url.slice(path.length))
  }
  if (unpublished.includes(path)) return say("link-unpublished")
  if (isAtOrBelow(path, off)) return say("link-off")
  if (!isWhole && !pages.has(path)) return undefined
  if (!pages.has(path)) return noSuchPage(url, path, [...pages.keys()])
  const parts = pages.get(path)
  return isWhole && hash && parts && !parts.includes(hash) ? noSuchPart(url, hash, parts) : undefined
}

function parted(url: string): { path: string; hash: string } {
  const [before = "", hash = ""] = url.split("#", 2)
  const [path = ""] = before.split("?", 1)
  return { path, hash: decodePercent(hash) }
}

/** @param meant the page or file of this site that the address seems to mean, if any */
function webDiagnostic(url: string, meant: string | undefined): DiagnosticMessage | undefined {
  const violation = diagnose(webOrEmailLinkRules, url)
  const isUnclear = violation?.sentence?.key === "link-without-https.unclear"
  return violation && isUnclear ? saidOf(violation, { where: "text" }, replacement(meant)) : violation
}

/** @returns whether a redirect leads from the address to a page */
export function isMoved(url: string, { pages, moved }: LinkedSite): boolean {
  const { path, hash } = parted(url)
  if (hash && moved.has(`${path}#${hash}`)) return !pages.get(path)?.includes(hash)
  return !pages.has(path) && moved.has(decodedPath(path))
}

function noSuchPage(url: string, path: string, known: readonly string[]): DiagnosticMessage {
  const rest = url.slice(path.length)
  if (known.includes(`${path}/`)) return say("link-slash.page", { path }, replacement(`${path}/${rest}`))
  // Files of static/ are in the list under their plain and their encoded address. In a text, only the encoded one works if it has spaces.
  const written = known.filter((each) => !/\s/.test(each))
  const meant = closestMatch(path, written)
  return say("link-page", { meant }, replacement(meant && meant + rest))
}

function noSuchPart(url: string, hash: string, known: readonly string[]): DiagnosticMessage {
  const meant = closestMatch(hash, known)
  const fixed = meant === undefined ? undefined : `${url.slice(0, url.indexOf("#"))}#${meant}`
  return say("link-place", { place: hash, meant }, replacement(fixed))
}
