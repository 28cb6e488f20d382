import {
  definitionsIn,
  encodeAddress,
  parseMarkdown,
  sourceOf,
  spanOf,
  walk,
} from "../../../../../content/markdown/markdown"

/** The subject of a link box: a link in a text, or the words to turn into one. */
export interface LinkPlace {
  /** Offsets into the text: the part to rewrite. */
  readonly from: number
  readonly to: number
  /** The words of the link, with their own markup. */
  readonly label: string
  /** Undefined where there is no link yet. */
  readonly address: string | undefined
  /** What follows the address, such as a title. */
  readonly rest: string
}

/** How a text is written. */
export type TextKind = "html" | "markdown"

/**
 * @param kind of the text
 * @param text whole
 * @param from where the selection begins
 * @param to where it ends
 * @returns the link at the selection, or what a link would replace. Words of several paragraphs cannot be a link.
 */
export function linkPlaceAt(kind: TextKind, text: string, from: number, to: number): LinkPlace {
  const links = kind === "html" ? linksInHtml(text) : linksInMarkdown(text)
  const around = links.find((link) => link.from <= from && to <= link.to)
  if (around) return around
  const selected = text.slice(from, to)
  const trimmed = selected.trim()
  if (trimmed === "" || /\n\s*\n|<\/?(?:p|ul|ol|li)\b/.test(selected)) return nothingAt(to)
  const start = from + selected.indexOf(trimmed)
  const inside = links.filter((link) => start <= link.from && link.to <= start + trimmed.length)
  const [only] = inside
  // A link within the selection loses its markup; its words become part of the new link's.
  const label = inside.reduceRight(
    (words, link) => words.slice(0, link.from - start) + link.label + words.slice(link.to - start),
    trimmed,
  )
  return {
    from: start,
    to: start + trimmed.length,
    label,
    address: inside.length === 1 ? only?.address : undefined,
    rest: "",
  }
}

const nothingAt = (at: number): LinkPlace => ({ from: at, to: at, label: "", address: undefined, rest: "" })

function linksInMarkdown(text: string): readonly LinkPlace[] {
  const tree = parseMarkdown(text)
  const definitions = definitionsIn(tree)
  return [...walk(tree)].flatMap(({ node }): LinkPlace[] => {
    if (node.type !== "link" && node.type !== "linkReference") return []
    const { start, end } = spanOf(node)
    const [first, last] = [node.children[0], node.children.at(-1)]
    const label = first && last ? text.slice(spanOf(first).start, spanOf(last).end) : ""
    const url = node.type === "link" ? node.url : definitions.get(node.identifier)?.url
    const written = sourceOf(node, text)
    const [, rest = ""] = node.type === "link" ? (/(\s+(?:"[^"]*"|'[^']*'))\)$/.exec(written) ?? []) : []
    return [{ from: start, to: end, label, address: url ?? "", rest }]
  })
}

const linksInHtml = (text: string): readonly LinkPlace[] =>
  [...text.matchAll(/<a\b[^>]*>(.*?)<\/a>/gs)].map(({ 0: whole, 1: label = "", index }) => ({
    from: index,
    to: index + whole.length,
    label,
    address: (/\bhref="([^"]*)"/.exec(whole)?.[1] ?? "").replaceAll("&amp;", "&"),
    rest: "",
  }))

/**
 * @param kind of the text
 * @param place of the link
 * @param words of the link, as visitors read them; unchanged ones keep their markup
 * @param address complete
 * @returns the link as markup
 */
export function linkText(kind: TextKind, { label, rest }: LinkPlace, words: string, address: string): string {
  const shown = words === "" ? address : words
  const written = shown === label ? label : asWords(kind, shown)
  return kind === "html"
    ? `<a href="${address.replaceAll("&", "&amp;").replaceAll('"', "%22")}">${written}</a>`
    : `[${written}](${encodeAddress(address)}${rest})`
}

const asWords = (kind: TextKind, words: string): string =>
  kind === "html"
    ? words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
    : words.replace(/\s*\n\s*/g, " ").replace(/[\\`*_[\]<>]/g, "\\$&")
