import {
  assessmentAddress,
  customPageAddress,
  fixedAddresses,
  isAtOrBelow,
  legalPages,
  postAddress,
} from "../contract/addresses/pages"
import { pagesWithIds, type Redirect } from "../contract/addresses/redirects"
import { assessmentId } from "../contract/assessments/assessment"
import { customPageSlug } from "../contract/custom-page"
import { optionalRoutes, pathOf, routes } from "../contract/routes"
import { postText } from "../contract/texts"
import { circumstances, releasedPosts } from "../nodes/release"
import { listOf, valueIn } from "../unchecked"
import type { Content } from "./relations/relation-rules"

/** The pages of the site by their addresses, each with the ids within it that are known; undefined if any may be there. */
type SitePages = ReadonlyMap<string, readonly string[] | undefined>

/** What a link can lead to. */
export interface LinkedSite {
  /** Without those that are switched off. */
  readonly pages: SitePages
  /** The addresses of the routes that are switched off, and with them all that is below. */
  readonly off: readonly string[]
  readonly unpublished: readonly string[]
  /** Addresses that have moved, with the new ones. */
  readonly moved: ReadonlyMap<string, string>
}

/** Names that no page of the owner's own can have: pages of the site, and folders of what is built. */
export const takenNames: readonly string[] = [
  ...routes,
  ...legalPages,
  ...["404", "pictures", "cards", "icons", "static", "page-data", "_gatsby", "__content"],
]

/**
 * The one list of the site's addresses that every rule about links uses.
 *
 * @param content of the JSON files that could be read
 * @param files of data/: a page whose file cannot be read is still a page
 * @param slugs of the posts that have their text on this site
 */
export function linkedSiteOf(content: Content, files: readonly string[], slugs: readonly string[]): LinkedSite {
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
  ])
  return {
    pages: new Map([...pages].filter(([address]) => !isAtOrBelow(address, off))),
    off,
    unpublished: unpublishedPosts(content),
    moved: movedIn(content),
  }
}

const pagesOff = (content: Content): readonly string[] => {
  const given = listOf(valueIn(content.get("site.json"), "pagesOff"))
  // The contract refuses the others.
  return optionalRoutes.filter((route) => given.includes(route)).map(pathOf)
}

const idsOf = (entries: unknown): string[] | undefined =>
  Array.isArray(entries) ? entries.map((entry) => String(valueIn(entry, "id"))) : undefined

function unpublishedPosts(content: Content): string[] {
  const posts = releasedPosts(content.get("posts.json"), { ...circumstances(), includeUnpublished: true })
  return posts.flatMap(({ slug, unpublished }) => (unpublished ? [postAddress(String(slug))] : []))
}

/**
 * @param content of all JSON files
 * @returns the old addresses with the new ones; of an entry that breaks the contract nothing
 */
export function movedIn(content: Content): ReadonlyMap<string, string> {
  return new Map(redirectsOf(content).flatMap((entry) => (entry ? [[entry.from, entry.to] as const] : [])))
}

/** @returns the entries of redirects.json; undefined for one that breaks the contract */
export function redirectsOf(content: Content): ReadonlyArray<Redirect | undefined> {
  return listOf(content.get("redirects.json")).map((entry) => {
    const [from, to] = [valueIn(entry, "from"), valueIn(entry, "to")]
    return isPath(from) && isPath(to) ? { from, to } : undefined
  })
}

const isPath = (value: unknown): value is string => typeof value === "string" && /^\/(?:[^/]+\/)*(?:#.+)?$/.test(value)
