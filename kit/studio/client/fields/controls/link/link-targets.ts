import { type LinkedSite, linkDiagnostic, linkedSiteOf } from "../../../../../content/check/linked-site"
import { diagnose } from "../../../../../content/contract/rules/diagnose"
import { webOrEmailLinkRules } from "../../../../../content/contract/rules/links"
import type { DiagnosticMessage } from "../../../../../content/diagnostic/diagnostic"
import { asList, asText, getIn } from "../../../../../content/location/json-path"
import { headings, idsOfHeadings, parseMarkdown, plainWords, startOf } from "../../../../../content/markdown/markdown"
import { entryName } from "../../../../model/entry-name"
import { bodyOf } from "../../../../model/file-content"
import type { Doc } from "../../../content/doc"
import type { Page } from "../../../view/pages"
import type { TextKind } from "./link-at"

/** Where a link can lead within the site. */
interface LinkTarget {
  readonly address: string
  /** The page, or the heading. */
  readonly name: string
  /** The page of a heading; undefined for those of the text itself. */
  readonly page: string | undefined
}

/** The site as links see it. */
export interface Linking {
  readonly targets: readonly LinkTarget[]
  /** @returns the check's message about a link to an address; undefined if it is right */
  readonly problem: (address: string) => DiagnosticMessage | undefined
}

/**
 * @param kind of the text: links in HTML only lead to other sites
 * @param file that has the text
 * @param text itself, as typed
 * @param docs the files of the content
 * @param pages of the page menu
 */
export function linkingOf(
  kind: TextKind,
  file: string,
  text: string,
  docs: ReadonlyMap<string, Doc>,
  pages: readonly Page[],
): Linking {
  if (kind === "html") return { targets: [], problem: (address) => diagnose(webOrEmailLinkRules, address) }
  const site = linkedSiteIn(docs)
  const own = headingsIn(text)
  const known = pages.flatMap((page) =>
    page.address !== undefined && site.pages.has(page.address) ? [{ ...page, address: page.address }] : [],
  )
  return {
    targets: [
      ...own.map(([id, name]) => ({ address: `#${id}`, name, page: undefined })),
      ...known.map(({ address, name }) => ({ address, name, page: undefined })),
      ...known
        .filter(({ parts }) => !parts.some((part) => part.file === file))
        .flatMap(({ address, name, parts }) => {
          const there = parts.flatMap((part) => headingsOf(docs.get(part.file), site.pages.get(address)))
          return there.map(([id, heading]) => ({ address: `${address}#${id}`, name: heading, page: name }))
        }),
    ],
    problem: (address) =>
      ofStatic.test(address)
        ? undefined
        : linkDiagnostic(
            address,
            site,
            own.map(([id]) => id),
          ),
  }
}

/** @returns the targets of links in the content */
export function linkedSiteIn(docs: ReadonlyMap<string, Doc>): LinkedSite {
  const there = [...docs.values()].filter(({ revision }) => revision)
  const content = new Map(there.map((doc) => [doc.file, doc.content] as const))
  const slugs = asList(content.get("posts.json")).flatMap((post) =>
    getIn(post, "externalUrl") === undefined ? [asText(getIn(post, "slug"))] : [],
  )
  return linkedSiteOf(content, { files: there.map(({ file }) => file), published: [] }, slugs)
}

/** A file of the folder static/, such as /cv.pdf: only the check knows which exist. */
const ofStatic = /^\/[^?#]*\.(?!html?(?:[?#]|$))[a-z0-9]{1,5}(?:[?#]|$)/i

type Heading = readonly [id: string, name: string]

function headingsIn(text: string): readonly Heading[] {
  const tree = parseMarkdown(text)
  const ids = idsOfHeadings(tree)
  return headings(tree).map((heading) => [ids.get(startOf(heading)) ?? "", plainWords(heading)])
}

/** The headings of a text, or the entries of a list that have an id on their page. */
function headingsOf(doc: Doc | undefined, ids: readonly string[] | undefined): readonly Heading[] {
  if (!doc) return []
  if (doc.file.endsWith(".md")) return headingsIn(bodyOf(doc.file, doc.text))
  return asList(doc.content).flatMap((entry, index): Heading[] => {
    const id = asText(getIn(entry, "id"))
    return ids?.includes(id) ? [[id, entryName(entry, index)]] : []
  })
}

/** What is left out where people type addresses: https:// and mailto:. */
const leftOut: readonly string[] = ["link-without-https", "link-email", "link-space", "link-slash"]

/** @returns the intended address: with https:// before a domain, with mailto: before an email address */
export function completedAddress(typed: string, problem: Linking["problem"]): string {
  const address = typed.trim()
  const { code = "", fix } = problem(address) ?? {}
  return leftOut.includes(code) && typeof fix?.value === "string" ? fix.value : address
}

/** How many targets are listed at once. */
const maxListed = 7

/** @returns the targets whose names or addresses contain the typed text; none for a complete address */
export function targetsFor(targets: readonly LinkTarget[], typed: string): readonly LinkTarget[] {
  const wanted = typed.trim().toLowerCase()
  if (/^(?:https?:|mailto:|tel:)/.test(wanted)) return []
  return targets
    .filter(({ name, address, page = "" }) => [name, address, page].some((each) => each.toLowerCase().includes(wanted)))
    .slice(0, maxListed)
}
