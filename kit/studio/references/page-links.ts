import { type Route, routePath } from "../../content/contract/site-addresses"
import { editJson } from "../../content/json/edit-json"
import { type Path, pathInWords } from "../../content/location/json-path"
import type { Span } from "../../content/location/source-text"
import { editSettings } from "../../content/markdown/settings"
import { leadsTo } from "./address"
import { addressesIn, isMarkdown, markdownLinks, markupLinks } from "./links"
import { kindReferredToAt } from "./named-values"
import { applySwaps, type Reference, siteUrlIn } from "./references"
import type { Texts } from "./texts"
import { fieldIn, type TextValue, textValues } from "./values"

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
 * @param page a page that can be left out
 * @returns every place of the content that leads to it, or to a page below it
 */
export const linksToPage = (texts: Texts, page: Route): readonly PageLink[] =>
  found(texts, page).map(({ removal: _, ...link }) => link)

/**
 * @param texts of the content
 * @param page a page that can be left out
 * @param keys of the links to remove
 * @returns the texts that differ without these links; undefined if one of the links is not there
 */
export function withoutPageLinks(texts: Texts, page: Route, keys: readonly string[]): Texts | undefined {
  const links = found(texts, page)
  const gone = keys.map((key) => links.find((link) => link.key === key))
  if (!gone.every((link) => link?.removal)) return undefined
  const files = new Set(gone.flatMap((link) => link?.file ?? []))
  return new Map(
    [...files].map((file) => {
      const removals = gone.flatMap((link) => (link?.file === file ? (link.removal ?? []) : []))
      return [file, removed(file, texts.get(file) ?? "", removals)] as const
    }),
  )
}

function removed(file: string, text: string, removals: readonly Removal[]): string {
  const swaps = removals.flatMap((each) => (each.kind === "swaps" ? each.swaps : []))
  const paths = removals.flatMap((each) => (each.kind === "path" ? [each.path] : []))
  // From the end, so that earlier indexes stay right.
  const latestFirst = [...new Map(paths.map((path) => [JSON.stringify(path), path])).values()].sort(byIndexes).reverse()
  const edited = file.endsWith(".md") ? editSettings : editJson
  return latestFirst.reduce((now, path) => edited(now, { kind: "remove", path }), applySwaps(text, swaps))
}

/** Orders paths by their indexes; keys do not matter. */
function byIndexes(one: Path, other: Path): number {
  for (const [index, step] of one.entries()) {
    const beside = other[index]
    if (typeof step === "number" && typeof beside === "number" && step !== beside) return step - beside
  }
  return 0
}

function found(texts: Texts, page: Route): readonly FoundLink[] {
  const siteUrl = siteUrlIn(texts)
  const leads = (address: string) => leadsTo(address, routePath(page), siteUrl)
  return [...texts].flatMap(([file, text]) => [
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

function inValue(file: string, text: TextValue, page: Route, leads: Leads): readonly FoundLink[] {
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
  if (kindReferredToAt(file, path) === "page") return value === page ? [at("menu", { kind: "path", path })] : []
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
  if (file === "redirects.json")
    return path.at(-1) === "to" ? [at("redirect", { kind: "path", path: path.slice(0, -1) })] : []
  const gone = removableAt(file, path)
  return [at("address", gone && { kind: "path", path: gone })]
}

/** @returns the address itself if its field may be empty, or else the link that is useless without it */
function removableAt(file: string, path: Path): Path | undefined {
  if (fieldIn(file, path)?.required === false) return path
  const link = path.slice(0, -1)
  return fieldIn(file, link)?.typeName === "PageLink" ? link : undefined
}
