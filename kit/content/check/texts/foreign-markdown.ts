import type { Paragraph, Root } from "mdast"
import type { DiagnosticMessage, LocalDiagnostic } from "../../diagnostic/diagnostic"
import { fixTo } from "../../diagnostic/fix"
import { addressIn, parseMarkdown, sourceOf, spanOf, startOf, walk } from "../../markdown/markdown"
import { textWarning } from "./text-diagnostic"

/** Syntax of another program, which visitors would see as typed. */
interface Foreign {
  readonly code: string
  readonly pattern: RegExp
  readonly message: string
  readonly advice: (...found: readonly string[]) => string
  /** What to write in its place, if that is certain enough for a button. */
  readonly right?: (...found: readonly string[]) => string
}

const shown = (what: string): string => `${what} is not this site’s Markdown: visitors would see it as typed.`
const asCode = "or write it between two backticks if you mean its letters."

/** In order: of two at the same place, the first counts. No part of a pattern goes beyond the next of its own beginning: each letter is looked at once. */
const foreign: readonly Foreign[] = [
  {
    code: "markdown-contents",
    pattern: /^(?:\[TOC\]|\[\[_?TOC_?\]\]|\{:\s*toc\s*\})[ \t]*$/dgim,
    message: shown("A table of contents"),
    advice: () => "Remove it: the site has none.",
    right: () => "",
  },
  {
    code: "markdown-link",
    pattern: /\[([^\]\n[]+)\][ \t]+\(((?:https?:\/\/|mailto:|\/)[^)\s]*)\)/dg,
    message: "There is a space between the words and the address of this link.",
    advice: (_all, words, address) => `Write [${words}](${address}).`,
    right: (_all, words, address) => `[${words}](${address})`,
  },
  {
    code: "markdown-heading",
    pattern: /^(#{2,6})([^#\s].*)$/dgm,
    message: "The space behind the signs of this heading is missing.",
    advice: (_all, signs, words) => `Write ${signs} ${words}`,
    right: (_all, signs, words) => `${signs} ${words}`,
  },
  {
    code: "markdown-anchor",
    pattern: /(?<![ \t])[ \t]*\{[#.:][^{}\n]*\}[ \t]*$/dgm,
    message: shown("An id in curly brackets"),
    advice: () => "Remove it: a heading’s address is made of its words.",
    right: () => "",
  },
  {
    code: "markdown-alert",
    pattern: /\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/dgi,
    message: shown("A box of GitHub’s"),
    advice: (_all, name = "") => `Write **${titled(name)}:** in its place.`,
    right: (_all, name = "") => `**${titled(name)}:**`,
  },
  {
    code: "markdown-wiki",
    pattern: /\[\[([^[\]\n|]+)(?:\|([^[\]\n]+))?\]\]/dg,
    message: shown("A link in double brackets"),
    advice: (_all, page, words) => `Write [${words || page}](address), with the address of the page.`,
  },
  {
    code: "markdown-shortcode",
    pattern: /\{\{(?:(?!\{\{|\}\}).)*\}\}|\{%(?:(?!\{%|%\}).)*%\}/dg,
    message: shown("A shortcode"),
    advice: () => `Remove it, ${asCode}`,
  },
  {
    code: "markdown-import",
    pattern: /^(?:import\s.+\sfrom\s+["'].*|export\s+(?:const|default|function)\s.*)$/dgm,
    message: shown("A line of program"),
    advice: () => `Remove it, ${asCode}`,
  },
  {
    code: "markdown-formula",
    pattern: /\$\$/dg,
    message: shown("A formula between dollar signs"),
    advice: () => "Write it between backticks, without the dollar signs.",
  },
  {
    code: "markdown-block",
    pattern: /^:::.*$/dgm,
    message: shown("A block between colons"),
    advice: () => "Remove this line.",
    right: () => "",
  },
  {
    code: "markdown-highlight",
    pattern: /==([^=\s](?:[^=\n]*[^=\s])?)==/dg,
    message: shown("A highlight"),
    advice: (_all, words) => `Write **${words}**.`,
    right: (_all, words) => `**${words}**`,
  },
]

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()

/**
 * @param text in Markdown
 * @param isOfPost whether double brackets are links; in a page of the owner's own, templates have them
 * @returns warnings for what other programs would read, and this site shows as typed
 */
export function foreignDiagnostics(text: string, isOfPost: boolean): LocalDiagnostic[] {
  const tree = parseMarkdown(text)
  const words = withoutCode(text, tree)
  const taken = new Uint8Array(text.length)
  const found = foreign.flatMap(({ code, pattern, message, advice, right }) =>
    [...words.matchAll(pattern)].flatMap(({ index, indices = [] }) => {
      const parts = indices.map((at) => (at ? text.slice(...at) : ""))
      const span = { start: index, end: index + (parts[0]?.length ?? 0) }
      const isTaken = taken.subarray(span.start, span.end).includes(1)
      if (isTaken || words[index - 1] === "\\" || (code === "markdown-wiki" && !isOfPost)) return []
      taken.fill(1, span.start, span.end)
      const value = right?.(...parts)
      const fix =
        value === undefined ? {} : { fix: { title: titleFor(value), applicability: "suggested", value } as const }
      return [textWarning(span, { code, message, advice: advice(...parts), ...fix }, span)]
    }),
  )
  for (const { node } of walk(tree))
    if (node.type === "paragraph") found.push(...emphasisDiagnostics(node, text, words))
  return found
}

const titleFor = (value: string): string => (value === "" ? "Remove it" : `Write ${value}`)

/** What stands for a letter of code: it is no space, since what is typed around it may begin or end there. */
const letter = "\ufffc"

/** The text with that sign in place of the letters of code, HTML and addresses. */
function withoutCode(text: string, tree: Root): string {
  const spans = [...walk(tree)].flatMap(({ node }) => {
    const isCode = node.type === "code" || node.type === "inlineCode" || node.type === "html"
    const isLink =
      node.type === "definition" || node.type === "image" || (node.type === "link" && text[startOf(node)] === "[")
    return (isCode ? spanOf(node) : isLink ? addressIn(node, text) : undefined) ?? []
  })
  const parts: string[] = []
  let read = 0
  for (const { start, end } of spans.sort((one, other) => one.start - other.start)) {
    parts.push(text.slice(read, start), text.slice(Math.max(read, start), end).replace(/[^\n]/g, letter))
    read = Math.max(read, end)
  }
  return parts.join("") + text.slice(read)
}

const asterisks = /(?<!\\)\*\*/g

/** Of so many pairs of asterisks in a paragraph it is tried out what to write: each time, the paragraph is parsed. */
const maxTried = 5

/** Bold words whose asterisks do not count in CommonMark: beside a space, or between a letter and a sign. */
function emphasisDiagnostics(node: Paragraph, text: string, words: string): LocalDiagnostic[] {
  const from = startOf(node)
  const written = sourceOf(node, text)
  const left = leftIn(node, text)
  if (left.length === 0) return []
  const plain = words.slice(from, from + written.length)
  const shown = new Uint8Array(written.length)
  for (const at of left) shown[at - from] = 1
  const pairs = [...plain.matchAll(/(?<!\\)\*\*([^*\n]+?)\*\*/g)].filter(({ index, 0: whole }) =>
    shown.subarray(index, index + whole.length).includes(1),
  )
  if (pairs.length === 0)
    return left
      .filter((at) => !/^\s?\*\*\s/.test(text.slice(Math.max(from, at - 1), at + 3)))
      .map((at) => textWarning({ start: at, end: at + 2 }, { ...asTyped, advice: asAsterisks }))
  return pairs.map((found, number) => {
    const span = { start: from + found.index, end: from + found.index + found[0].length }
    const right = number < maxTried ? boldFor(written, found, left.length) : undefined
    const message: DiagnosticMessage = {
      ...asTyped,
      advice: right === undefined ? asAsterisks : `Write ${right.trim()}.`,
      ...fixTo(right, "suggested", right && `Write ${right.trim()}`),
    }
    return textWarning(span, message, span)
  })
}

const asAsterisks = "Write ** where the bold words begin and end, or \\*\\* if you mean two asterisks."

const asTyped = {
  code: "markdown-bold",
  message: "These words are not bold: the page shows their asterisks.",
}

/** The offsets at which a paragraph shows two asterisks. */
const leftIn = (node: Paragraph, text: string): number[] =>
  [...walk(node)].flatMap(({ node: piece }) =>
    piece.type === "text"
      ? [...sourceOf(piece, text).matchAll(asterisks)].map(({ index }) => startOf(piece) + index)
      : [],
  )

/** What to write for two asterisks, words and two asterisks, such that the page shows fewer of them. */
function boldFor(written: string, found: RegExpMatchArray, before: number): string | undefined {
  const { index = 0, 0: whole } = found
  const inner = written.slice(index + 2, index + whole.length - 2)
  const words = inner.trim()
  const [first = ""] = /^\p{P}*/u.exec(words) ?? []
  const [last = ""] = /(?<!\p{P})\p{P}*$/u.exec(words.slice(first.length)) ?? []
  const middle = words.slice(first.length, words.length - last.length)
  const plain = `${/^\s/.test(inner) ? " " : ""}**${words}**${/\s$/.test(inner) ? " " : ""}`
  const isSpaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(
    written.slice(index + whole.length, index + whole.length + 1),
  )
  const candidates = [plain, ...(isSpaced ? [`${plain} `] : []), `${first}**${middle}**${last}`, ` ${plain} `]
  return candidates.find((candidate) => {
    const tried = written.slice(0, index) + candidate + written.slice(index + whole.length)
    const paragraphs = parseMarkdown(tried).children.filter((node) => node.type === "paragraph")
    return paragraphs.flatMap((node) => leftIn(node, tried)).length < before
  })
}
