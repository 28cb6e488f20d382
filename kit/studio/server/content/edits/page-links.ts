import type { optionalRoutes, Route } from "../../../../content/contract/site-addresses"
import { asList, getIn } from "../../../../content/location/json-path"
import { linksToPage, type PageLink, withoutPageLinks } from "../../../references/page-links"
import { contentInBytes, encodedLike, textsOf } from "../../../references/texts"
import type { ContentFiles } from "../content-files"
import { applyEdit, applyEdits, type FileEdit } from "./apply-edit"
import { showEdits } from "./site-follows"
import type { ChangeOutcome } from "./write-file"

export type { PageLink }

/** A page that can be left out. */
type OptionalPage = (typeof optionalRoutes)[number]

/** @returns every place in the content that links to a page */
export const pageLinks = (content: ContentFiles, page: Route): Promise<readonly PageLink[]> =>
  content.runExclusively(async () => linksToPage(textsOf(await content.readTextFiles()), page))

/** What to remove, and whether the page is left out with it. */
interface LeavingOut {
  readonly page: OptionalPage
  /** The keys of the links to remove. */
  readonly keys: readonly string[]
  readonly isOff: boolean
}

/**
 * Removes links to a page, and leaves the page out, as one step.
 *
 * @param content of the owner
 * @param leaving the page and its links
 * @param by the requesting tab
 * @returns the outcome; `gone` if a link is no longer there, so that nothing is written
 */
export function leaveOut(
  content: ContentFiles,
  { page, keys, isOff }: LeavingOut,
  by?: string,
): Promise<ChangeOutcome> {
  return content.change(async (present) => {
    const without = withoutPageLinks(textsOf(present), page, keys)
    if (!without) return undefined
    const files = new Map([...without].map(([file, text]) => [file, encodedLike(text, present.get(file))] as const))
    const site = files.get("site.json") ?? present.get("site.json")
    const edit = isOff && site ? offEdit(site, page) : undefined
    if (edit) files.set("site.json", await applyEdit("site.json", site, edit, (file) => content.readBytes(file)))
    return files
  }, by)
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
function offEdit(site: Buffer, page: OptionalPage): FileEdit | undefined {
  const off = getIn(contentInBytes("site.json", site), "pagesOff")
  if (!Array.isArray(off)) return { kind: "set", path: ["pagesOff"], to: [page] }
  return asList(off).includes(page) ? undefined : { kind: "insert", path: ["pagesOff", off.length], to: page }
}
