import type { Definition, Link, LinkReference } from "mdast"
import { isGuide } from "../../content/contract/data-paths"
import type { Field } from "../../content/contract/field"
import { plainText, type Span } from "../../content/location/source-text"
import { addressIn, parseMarkdown, plainWords, sourceOf, spanOf, startOf, walk } from "../../content/markdown/markdown"
import { markupTokens } from "../../content/markdown/markup"
import { splitFrontMatter } from "../../content/markdown/settings"

/** An address that is written within a text, as offsets into it. */
interface WrittenAddress extends Span {
  readonly address: string
}

/** A link within a text with markup. */
interface MarkupLink extends WrittenAddress {
  readonly words: string
  /** Its tags, which are removed with it. */
  readonly tags: readonly Span[]
}

/** A link of a Markdown text. */
interface MarkdownLink {
  readonly address: string
  /** The offsets of its address in the file's text; undefined if it is not written there literally. */
  readonly at: Span | undefined
  /** The line of the file on which it begins, from 1. */
  readonly line: number
  /** The words that lead there. */
  readonly words: string
  /** The parts of the file's text to replace when the link is removed, with what to write there. */
  readonly removal: ReadonlyArray<Span & { readonly to: string }>
}

/**
 * @param field of the contract
 * @param value a text
 * @returns the addresses in the text: the text itself, or the links in its markup
 */
export function addressesIn({ kind }: Field, value: string): readonly WrittenAddress[] {
  if (kind === "path" || kind === "link") return [{ address: value, start: 0, end: value.length }]
  return kind === "markup" ? markupLinks(value) : []
}

/** @returns the links of a text with markup */
export function markupLinks(html: string): readonly MarkupLink[] {
  const tokens = markupTokens(html)
  return tokens.flatMap((token, index): MarkupLink[] => {
    if (token.kind !== "open" || token.name !== "a") return []
    const href = token.attributes.find(({ name }) => name === "href")
    if (!href) return []
    const start = html.indexOf(href.value, html.indexOf("=", href.start) + 1)
    const close = tokens.findIndex((each, at) => at > index && each.kind === "close" && each.name === "a")
    const inside = tokens.slice(index + 1, close < 0 ? undefined : close)
    const words = inside.map((each) => (each.kind === "text" ? each.text : "")).join("")
    const tags = [token, tokens[close]].flatMap((each) => (each ? [{ start: each.start, end: each.end }] : []))
    return [{ address: href.value, start, end: start + href.value.length, words, tags }]
  })
}

/** @returns whether a file of data/ is a Markdown text of the site */
export const isMarkdown = (file: string): boolean => /\.md$/i.test(file) && !isGuide(file)

/**
 * @param text of a Markdown file, which may have front matter and any line breaks
 * @returns its links in their order
 */
export function markdownLinks(text: string): readonly MarkdownLink[] {
  const { plain, original } = plainText(text)
  const { body } = splitFrontMatter(plain)
  const all = [...walk(parseMarkdown(body))].map(({ node }) => node)
  const inFile = ({ start, end }: Span): Span => ({ start: original(start), end: original(end) })
  const lineOf = (offset: number) => plain.slice(0, offset).split("\n").length
  const uses = all.filter((node): node is LinkReference => node.type === "linkReference")
  return all.flatMap((node): MarkdownLink[] => {
    if (node.type !== "link" && node.type !== "definition") return []
    const at = writtenAddress(node, body)
    const users = node.type === "definition" ? uses.filter(({ identifier }) => identifier === node.identifier) : [node]
    const removed = users.map((each) => {
      const inner = innerSpan(each)
      const kept = inner && inFile(inner)
      return { ...inFile(spanOf(each)), to: kept ? text.slice(kept.start, kept.end) : "" }
    })
    const [first = node] = users
    return [
      {
        address: node.url,
        at: at && inFile(at),
        line: lineOf(startOf(node)),
        words: first.type === "definition" ? node.url : plainWords(first),
        removal: [...removed, ...(node.type === "definition" ? [{ ...inFile(wholeLine(node, body)), to: "" }] : [])],
      },
    ]
  })
}

/** The offsets of an address, also if it is written with backslashes before its signs. */
function writtenAddress(node: Link | Definition, text: string): Span | undefined {
  const literal = addressIn(node, text)
  if (literal || node.url === "") return literal
  const signs = [...node.url].map((sign) => `\\\\?\\u{${sign.codePointAt(0)?.toString(16) ?? ""}}`)
  const source = sourceOf(node, text)
  const found = [...source.matchAll(new RegExp(signs.join(""), "gu"))].at(-1)
  const start = startOf(node) + (found?.index ?? 0)
  return found && { start, end: start + found[0].length }
}

/** What is left of a removed link: its words, unless they are the address itself. */
function innerSpan(node: Link | LinkReference): Span | undefined {
  const [first, last] = [node.children[0], node.children.at(-1)]
  if (!first || !last || (node.type === "link" && plainWords(node) === node.url)) return undefined
  return { start: startOf(first), end: spanOf(last).end }
}

/** A definition with its line break. */
function wholeLine(node: Definition, text: string): Span {
  const { start, end } = spanOf(node)
  return { start, end: text[end] === "\n" ? end + 1 : end }
}
