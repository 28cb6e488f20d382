import { editJson } from "../../content/json/edit-json"
import { asList, getIn, type Path, pathInWords } from "../../content/location/json-path"
import type { Span } from "../../content/location/source-text"
import { editSettings } from "../../content/markdown/settings"
import { leadsTo, nameInAddress } from "./address"
import { addressesIn, isMarkdown, markdownLinks, markupLinks } from "./links"
import { addressesOf, homes, kindReferredToAt, type Named } from "./named-values"
import { changedRedirects } from "./redirects"
import { applySwaps, type Reference, siteUrlIn } from "./references"
import { jsonOf, type Texts } from "./texts"
import { fieldIn, type TextValue, textValues } from "./values"

/** A page that can go: a post, an assessment (of a tool), one of the owner's own, or one of the site's, named by its route. */
export type LinkedPage = Pick<Named, "identifier"> & { readonly kind: "post" | "tool" | "page" }

/** @returns the page's address */
export const pageAddress = (page: LinkedPage): string => addressesOf(page).at(-1) ?? ""

/** @returns the index of the tool that goes with its assessment, because it has no other address; undefined for all other pages */
export function toolWithout({ kind, identifier }: LinkedPage, texts: Texts): number | undefined {
  const tools = kind === "tool" ? asList(jsonOf(texts, "tools.json")) : []
  const index = tools.findIndex((tool) => getIn(tool, "id") === identifier && getIn(tool, "url") === undefined)
  return index < 0 ? undefined : index
}

/** A place that leads to a page, or below it. */
export interface PageLink extends Reference {
  /** Identifies it for as long as its file is the same there. */
  readonly key: string
  /** What is removed: a link in a text, which leaves its words; an entry of a menu; a redirect; an address of a field. */
  readonly kind: "link" | "menu" | "redirect" | "address"
  /** Whether it can be removed: not an address that its field needs. */
  readonly canGo: boolean
}

/** How a link is removed: swaps of the file's text, or a path whose value is removed. */
type Removal =
  | { readonly kind: "swaps"; readonly swaps: ReadonlyArray<Span & { readonly to: string }> }
  | { readonly kind: "path"; readonly path: Path }

interface FoundLink extends PageLink {
  readonly removal: Removal | undefined
}

/**
 * @param texts of the content
 * @param page that can go
 * @returns every place of the content that leads to it, or to a page below it, apart from its own text
 */
export const linksToPage = (texts: Texts, page: LinkedPage): readonly PageLink[] =>
  found(texts, page).map(({ removal: _, ...link }) => link)

/**
 * @param texts of the content
 * @param page that can go
 * @param keys of the links to remove
 * @param to where the page's address leads from now on, with all redirects to it; undefined for nowhere
 * @returns the texts that differ without these links; undefined if one of the links is not there
 * @throws NoSuchPath if redirects.json has to change and cannot be read
 */
export function withoutPageLinks(
  texts: Texts,
  page: LinkedPage,
  keys: readonly string[],
  to?: string,
): Texts | undefined {
  const links = found(texts, page)
  const gone = links.filter(({ key, removal }) => removal && keys.includes(key))
  if (gone.length < new Set(keys).size) return undefined
  const files = new Set(gone.map(({ file }) => file))
  const without = new Map(
    [...files].map((file) => {
      const removals = gone.flatMap((link) => (link.file === file ? (link.removal ?? []) : []))
      return [file, removed(file, texts.get(file) ?? "", removals)] as const
    }),
  )
  if (to === undefined) return without
  // A redirect to the page leads on with it.
  const change = { added: [{ from: pageAddress(page), to }], inUse: [] }
  return without.set(redirects, changedRedirects(texts.get(redirects), change, texts.get("site.json") ?? "").text ?? "")
}

const redirects = "redirects.json"

function removed(file: string, text: string, removals: readonly Removal[]): string {
  const swaps = removals.flatMap((each) => (each.kind === "swaps" ? each.swaps : []))
  const paths = removals.flatMap((each) => (each.kind === "path" ? [each.path] : []))
  // From the end, so that earlier indexes stay right: links are found in their order.
  const latestFirst = [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()].reverse()
  const edited = file.endsWith(".md") ? editSettings : editJson
  return latestFirst.reduce((now, path) => edited(now, { kind: "remove", path }), applySwaps(text, swaps))
}

function found(texts: Texts, page: LinkedPage): readonly FoundLink[] {
  const siteUrl = siteUrlIn(texts)
  const isTool = toolWithout(page, texts) !== undefined
  const leads = (address: string) =>
    isTool ? nameInAddress(address, page, siteUrl) !== undefined : leadsTo(address, pageAddress(page), siteUrl)
  const own = homes[page.kind].fileOf?.(page.identifier)
  return [...texts]
    .filter(([file]) => file !== own)
    .flatMap(([file, text]) => [
      ...textValues(file, text).flatMap((value) => inValue(file, value, page, leads)),
      ...(isMarkdown(file) ? inMarkdown(file, text, leads) : []),
    ])
}

type Leads = (address: string) => boolean

function inMarkdown(file: string, text: string, leads: Leads): readonly FoundLink[] {
  return markdownLinks(text)
    .filter(({ address }) => leads(address))
    .map(({ line, words, removal }) => ({
      kind: "link",
      file,
      path: [],
      line,
      words,
      canGo: true,
      key: `${file}:${removal.map(({ start }) => start).join()}`,
      removal: { kind: "swaps", swaps: removal },
    }))
}

function inValue(file: string, text: TextValue, page: LinkedPage, leads: Leads): readonly FoundLink[] {
  const { field, path, value } = text
  const at = (kind: PageLink["kind"], removal: Removal | undefined, words = value): FoundLink => ({
    kind,
    file,
    path,
    words,
    removal,
    canGo: removal !== undefined,
    key: `${file}:${pathInWords(file, path)}`,
  })
  if (kindReferredToAt(file, path) === page.kind) {
    const kind = file === "site.json" ? "menu" : "address"
    return value === page.identifier ? [at(kind, { kind: "path", path })] : []
  }
  if (field.kind === "markup")
    return markupLinks(value)
      .filter(({ address }) => leads(address))
      .map(({ tags, words, start }) => {
        const swaps = tags.flatMap((tag) => {
          const span = text.spanOf(tag)
          return span ? [{ ...span, to: "" }] : []
        })
        const link = at("link", { kind: "swaps", swaps }, words)
        return { ...link, key: `${link.key}:${start}` }
      })
  if (!addressesIn(field, value).some(({ address }) => leads(address))) return []
  if (file === redirects) return path.at(-1) === "to" ? [at("redirect", { kind: "path", path: path.slice(0, -1) })] : []
  const gone = removableAt(file, path)
  return [at("address", gone && { kind: "path", path: gone })]
}

/** @returns the address itself if its field may be empty, or else the link that is useless without it */
function removableAt(file: string, path: Path): Path | undefined {
  if (fieldIn(file, path)?.required === false) return path
  const link = path.slice(0, -1)
  return fieldIn(file, link)?.typeName === "PageLink" ? link : undefined
}
