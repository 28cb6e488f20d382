import type { Field } from "../../content/contract/field"
import type { Path } from "../../content/location/json-path"
import type { Span } from "../../content/location/source-text"
import { nameInAddress } from "./address"
import { addressesIn, isMarkdown, markdownLinks } from "./links"
import { kindReferredToAt, type Named } from "./named-values"
import type { Texts } from "./texts"
import { textValues } from "./values"

/** A place in the content that refers to something by its name. */
export interface Reference {
  /** Within data/. */
  readonly file: string
  /** Of the value in a JSON file or in a page's settings; empty in a Markdown text. */
  readonly path: Path
  /** In a Markdown text, the line of the file, from 1. */
  readonly line?: number
  /** The words that lead there, in a Markdown text; the whole value elsewhere. */
  readonly words: string
}

/** What to write in place of a part of a text. */
interface Swap extends Span {
  readonly to: string
}

/** A reference, and how its name is replaced; undefined if it is written in a form that cannot be changed. */
interface FoundReference extends Reference {
  readonly swap: Swap | undefined
}

/**
 * @param texts of the content
 * @param named a thing with a name
 * @param to the name to write in its place
 * @returns the places that refer to the thing, with the swaps that rename it there
 */
function referencesIn(texts: Texts, named: Named, to: string): readonly FoundReference[] {
  const siteUrl = siteUrlIn(texts)
  const likely = [...texts].filter(([, text]) => text.includes(named.identifier) || hasEscapes.test(text))
  return likely.flatMap(([file, text]) => [
    ...textValues(file, text).flatMap(({ field, path, value, spanOf, written }) =>
      swapsIn(field, { file, path }, value, named, to, siteUrl).map((swap): FoundReference => {
        const span = spanOf(swap)
        return { file, path, words: value, swap: span && { ...span, to: written(swap.to) } }
      }),
    ),
    ...(isMarkdown(file) ? inMarkdown(file, text, named, to, siteUrl) : []),
  ])
}

/** A name may be escaped: in JSON, Markdown, HTML or an address. */
const hasEscapes = /\\u|\\[-_.]|&#|%[0-9a-f]{2}|topic=/i

function inMarkdown(file: string, text: string, named: Named, to: string, siteUrl: string): readonly FoundReference[] {
  return markdownLinks(text).flatMap(({ address, at, line, words }) => {
    const name = nameInAddress(address, named, siteUrl)
    if (!name) return []
    const written = at && text.slice(at.start, at.end)
    // An address with backslashes is rewritten as a whole.
    const swap =
      at && written === address
        ? { start: at.start + name.start, end: at.start + name.end, to: name.written(to) }
        : at && { ...at, to: address.slice(0, name.start) + name.written(to) + address.slice(name.end) }
    return [{ file, path: [], line, words, swap }]
  })
}

/** The swaps within one value, as offsets into it. */
function swapsIn(
  field: Field,
  { file, path }: Pick<Reference, "file" | "path">,
  value: string,
  named: Named,
  to: string,
  siteUrl: string,
): readonly Swap[] {
  if (kindReferredToAt(file, path) === named.kind)
    return value === named.identifier ? [{ start: 0, end: value.length, to }] : []
  // The address that a redirect starts from is never renamed.
  if (file === "redirects.json" && path.at(-1) === "from") return []
  return addressesIn(field, value).flatMap(({ address, start }) => {
    const name = nameInAddress(address, named, siteUrl)
    return name ? [{ start: start + name.start, end: start + name.end, to: name.written(to) }] : []
  })
}

/** The content after a rename. */
interface RenamedContent {
  /** The texts that differ. */
  readonly texts: Texts
  readonly references: readonly Reference[]
}

/**
 * @param texts of the content
 * @param named a thing with a name
 * @param to its new name
 * @returns the content with the new name in all references, and the references
 */
export function withReferencesTo(texts: Texts, named: Named, to: string): RenamedContent {
  const found = referencesIn(texts, named, to).filter(({ swap }) => swap !== undefined)
  const files = [...new Set(found.map(({ file }) => file))]
  const changed = files.map((file) => {
    const swaps = found.flatMap((each) => (each.file === file && each.swap ? [each.swap] : []))
    return [file, applySwaps(texts.get(file) ?? "", swaps)] as const
  })
  return { texts: new Map(changed), references: found.map(({ swap: _, ...reference }) => reference) }
}

/** @returns a text with the swaps applied; none of them overlap */
export const applySwaps = (text: string, swaps: readonly Swap[]): string =>
  [...swaps]
    .sort((one, other) => other.start - one.start)
    .reduce((now, { start, end, to }) => now.slice(0, start) + to + now.slice(end), text)

/** @returns the site's own address, as site.json has it; empty if it has none */
export const siteUrlIn = (texts: Texts): string =>
  textValues("site.json", texts.get("site.json") ?? "").find(({ path }) => path.join() === "siteUrl")?.value ?? ""
