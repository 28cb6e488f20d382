import { engagementFile } from "../../../../content/contract/data-paths"
import { engagementSlug, optionalRoutes } from "../../../../content/contract/site-addresses"
import { asList, getIn } from "../../../../content/location/json-path"
import { homes } from "../../../references/named-values"
import {
  type LinkedPage,
  linksToPage,
  pageAddress,
  toolWithout,
  withoutPageLinks,
} from "../../../references/page-links"
import { knownAddresses } from "../../../references/rename"
import { contentInBytes, encodedLike, jsonOf, type Texts, textsOf } from "../../../references/texts"
import type { ContentFiles } from "../content-files"
import { applyEdit, applyEdits, type FileEdit } from "./apply-edit"
import { committedTexts } from "./renames"
import { showEdits } from "./site-follows"
import type { ChangeOutcome } from "./write-file"

/** A page that can be left out. */
type OptionalPage = (typeof optionalRoutes)[number]

/** @returns every place in the content that links to a page, and whether visitors may know its address */
export const pageLinks = (content: ContentFiles, page: LinkedPage) =>
  content.runExclusively(async () => {
    const committed = await committedTexts(page, (file) => content.readCommitted(file))
    const address = pageAddress(page)
    return {
      address,
      links: linksToPage(textsOf(await content.readTextFiles()), page),
      isKnown: knownAddresses(page, committed)(address),
    }
  })

/** What to remove, and whether the page goes with it. */
interface Removal {
  readonly page: LinkedPage
  /** The keys of the links to remove. */
  readonly keys: readonly string[]
  readonly isGone: boolean
  /** Where its address leads from now on; nowhere by default. */
  readonly to?: string | undefined
}

/**
 * Removes links to a page and, as one step, the page: one of the site's is left out, another one is removed with its files.
 *
 * @param content of the owner
 * @param removal the page and its links
 * @param by the requesting tab
 * @returns the outcome; `gone` if a link is no longer there, so that nothing is written
 */
export function removePage(
  content: ContentFiles,
  { page, keys, isGone, to }: Removal,
  by?: string,
): Promise<ChangeOutcome> {
  return content.change(async (present) => {
    const texts = textsOf(present)
    const without = withoutPageLinks(texts, page, keys, to)
    if (!without) return undefined
    const others = [...without].map(([file, text]) => [file, encodedLike(text, present.get(file))] as const)
    const end = isGone ? endOf(page, texts) : undefined
    if (!end) return new Map(others)
    const { file, edit, beside = [] } = end
    const before = new Map(others).get(file) ?? present.get(file)
    const after = edit && (await applyEdit(file, before, edit, (other) => content.readBytes(other)))
    // Its own file first: the errors of its other entries keep their place.
    return new Map([
      [file, after],
      ...(await content.companionsOf(file, before, after)),
      ...others,
      ...beside,
      [file, after],
    ])
  }, by)
}

interface PageEnd {
  readonly file: string
  /** Ends the page in its file; without it, the file goes. */
  readonly edit?: FileEdit
  /** Files that go as well. */
  readonly beside?: ReadonlyArray<readonly [string, undefined]>
}

/** Undefined if there is nothing to end. */
function endOf(page: LinkedPage, texts: Texts): PageEnd | undefined {
  const { kind, identifier } = page
  const route = optionalRoutes.find((each) => kind === "page" && each === identifier)
  if (route) {
    const edit = offEdit(jsonOf(texts, "site.json"), route)
    return edit && { file: "site.json", edit }
  }
  if (kind === "post") {
    const index = asList(jsonOf(texts, "posts.json")).findIndex((post) => getIn(post, "slug") === identifier)
    return index < 0 ? undefined : { file: "posts.json", edit: { kind: "remove", path: [index] } }
  }
  const isEngagement = kind === "page" && engagementSlug(jsonOf(texts, engagementFile)) === identifier
  const file = isEngagement ? engagementFile : homes[kind].fileOf?.(identifier)
  if (file === undefined || !texts.has(file)) return undefined
  const tool = toolWithout(page, texts)
  return tool === undefined
    ? { file }
    : { file: "tools.json", edit: { kind: "remove", path: [tool] }, beside: [[file, undefined]] }
}

/**
 * Shows a page that is left out to visitors again.
 *
 * @param content of the owner
 * @param page that is left out
 * @param by the requesting tab
 * @returns the outcome; `gone` if it is not left out
 */
export function showPage(content: ContentFiles, page: OptionalPage, by?: string): Promise<ChangeOutcome> {
  return content.change(async (present) => {
    const site = present.get("site.json")
    const edits = showEdits(contentInBytes("site.json", site), page)
    if (!site || edits.length === 0) return undefined
    return new Map([["site.json", await applyEdits("site.json", site, edits, (file) => content.readBytes(file))]])
  }, by)
}

/** Undefined if the page is left out already. */
function offEdit(site: unknown, page: OptionalPage): FileEdit | undefined {
  const off = getIn(site, "pagesOff")
  if (!Array.isArray(off)) return { kind: "set", path: ["pagesOff"], to: [page] }
  return asList(off).includes(page) ? undefined : { kind: "insert", path: ["pagesOff", off.length], to: page }
}
