import { assessmentId, customPageSlug, engagementFile, postText } from "../../../content/contract/data-paths"
import {
  assessmentAddress,
  customPageAddress,
  engagementSlug,
  legalPages,
  listsOfPages,
  postAddress,
  routePath,
  routes,
} from "../../../content/contract/site-addresses"
import { asList, asText, valueAt } from "../../../content/location/json-path"
import { entryNames } from "../../model/entry-name"
import type { LinkedPage } from "../../references/page-links"
import type { FieldFacts } from "../../server/content/contract"
import type { Doc } from "../content/doc"
import { type ContentLocation, childOf, isWithin, locationKey } from "../content/location"
import { nameOfFile } from "../content/names"

/** A choice of the page menu: a page of the site, or a part of the content that several pages share. */
export interface Page {
  /** Stays the same when its name, its address or its index in a list changes. */
  readonly key: string
  readonly name: string
  readonly kind: "pages" | "posts" | "custom" | "assessments" | "site"
  /** Absent for content without a page of its own. */
  readonly address?: string | undefined
  /** What the owner can remove. */
  readonly own?: LinkedPage | undefined
  /** The locations of its content, most specific first. */
  readonly parts: readonly ContentLocation[]
}

/** The list that a page shows beside its own content. */
const collections: Readonly<Record<string, string>> = { ...listsOfPages, about: "testimonials.json" }

const whole = (file: string): ContentLocation => ({ file, path: [] })

/**
 * @param docs the files of the content
 * @param contract of each file
 * @returns all choices of the page menu, in the order of the site
 */
export function pagesOf(
  docs: ReadonlyMap<string, Doc>,
  contract: Readonly<Record<string, FieldFacts>>,
): readonly Page[] {
  const name = (file: string) => nameOfFile(file, { docs, contract })
  const files = [...docs.values()].flatMap(({ file, revision }) => (revision ? [file] : [])).sort()
  const there = (file: string) => files.includes(file)
  const contentIn = (file: string) => docs.get(file)?.content
  const pageIn = (
    kind: Page["kind"],
    file: string,
    address?: string,
    beside: readonly string[] = [],
    own?: LinkedPage,
  ): Page => page({ name: name(file), kind, address, own, parts: [file, ...beside].map(whole) })
  const ownPage = (kind: Page["kind"], file: string, slug: string) =>
    pageIn(kind, file, customPageAddress(slug), [], { kind: "page", identifier: slug })
  const slug = engagementSlug(contentIn(engagementFile))
  const fixed = [
    ...routes.map((route) => {
      const list = collections[route]
      return pageIn("pages", `pages/${route}.json`, routePath(route), list === undefined ? [] : [list])
    }),
    // No address while its file, which has the slug, cannot be read.
    slug === undefined ? pageIn("pages", engagementFile) : ownPage("pages", engagementFile, slug),
    ...legalPages.map((legal) => pageIn("pages", `pages/${legal}.json`, routePath(legal), [`pages/${legal}.md`])),
    pageIn("pages", "pages/not-found.json", "/404.html"),
  ]
  const ids = docs.get("posts.json")?.known.entries.order ?? []
  const listed = asList(contentIn("posts.json"))
  const titles = entryNames(listed, contract["posts.json"]?.items?.label)
  const posts = listed.flatMap((post, index): Page[] => {
    const id = ids[index]
    if (id === undefined) return []
    const slug = asText(valueAt(post, ["slug"]) ?? "")
    const isElsewhere = valueAt(post, ["externalUrl"]) !== undefined
    const text = there(postText(slug)) ? [whole(postText(slug))] : []
    const parts = [{ file: "posts.json", path: [id] }, ...text]
    return [
      page({
        name: titles[index] ?? slug,
        kind: "posts",
        address: isElsewhere ? routePath("blog") : postAddress(slug),
        own: { kind: "post", identifier: slug },
        parts,
      }),
    ]
  })
  const own = files.flatMap((file) => {
    const slug = customPageSlug(file)
    return slug === undefined ? [] : [ownPage("custom", file, slug)]
  })
  const assessments = files.flatMap((file) => {
    const id = assessmentId(file)
    const beside = ["pages/assessment.json"]
    return id ? [pageIn("assessments", file, assessmentAddress(id), beside, { kind: "tool", identifier: id })] : []
  })
  const site = ["site.json", "labels.json", "testimonials.json", "brand.json", "redirects.json"]
  return [
    ...fixed.filter(({ parts }) => parts.some(({ file }) => there(file))),
    ...posts,
    ...own,
    ...assessments,
    ...site.filter((file) => docs.has(file)).map((file) => pageIn("site", file)),
  ]
}

const page = (rest: Omit<Page, "key">): Page => {
  const [first] = rest.parts
  return { ...rest, key: `${rest.kind} ${first ? locationKey(first) : rest.name}` }
}

/** @returns the location of the mark of a draft; undefined for a page that cannot be one */
export const draftAt = ({ kind, parts: [first] }: Page): ContentLocation | undefined =>
  first && (kind === "posts" || kind === "custom") ? childOf(first, "draft") : undefined

/**
 * @param page a choice of the page menu
 * @param moved files that were renamed, in both directions
 * @returns the key that it had before its file was renamed; undefined if it was not
 */
export function formerKey({ kind, parts: [first] }: Page, moved: ReadonlyMap<string, string> | undefined) {
  const former = first && moved?.get(first.file)
  return first && former !== undefined ? `${kind} ${locationKey({ ...first, file: former })}` : undefined
}

/**
 * @param pages all choices
 * @param location of the content
 * @param present the current page, kept if the location is on it
 * @returns the page on which a location is edited; undefined if there is none
 */
export function pageOf(pages: readonly Page[], location: ContentLocation, present?: Page): Page | undefined {
  const has = ({ parts }: Page) => parts.some((part) => isWithin(location, part))
  if (present && has(present)) return present
  const nearest = pages.filter(({ parts: [first] }) => first && isWithin(location, first))
  return nearest[0] ?? pages.find(has)
}

/** @returns the page at an address, posts last, since external ones have the blog's; undefined if there is none */
export const pageAt = (pages: readonly Page[], address: string): Page | undefined =>
  pages.find((page) => page.address === address && page.kind !== "posts") ??
  pages.find((page) => page.address === address)
