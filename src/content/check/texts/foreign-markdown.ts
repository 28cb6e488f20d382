import type { Paragraph, Root } from "mdast"
import type { DiagnosticMessage } from "../../contract/rules/diagnose"
import { fixTo } from "../../contract/rules/fix"
import { parseMarkdown, pieces, spanOf, startOf, writtenAs } from "../../texts/markdown"
import type { Span } from "../json/source-text"
import type { LocalDiagnostic } from "../report/diagnostic"
import { addressIn } from "./address-in-text"
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

/** In order: of two at the same place, the first counts. */
const foreign: readonly Foreign[] = [
  {
    code: "markdown-contents",
    pattern: /^(?:\[TOC\]|\[\[_?TOC_?\]\]|\{:\s*toc\s*\})[ \t]*$/gim,
    message: shown("A table of contents"),
    advice: () => "Remove it: the site has none.",
    right: () => "",
  },
  {
    code: "markdown-link",
    pattern: /\[([^\]\n[]+)\][ \t]+\(((?:https?:\/\/|mailto:|\/)[^)\s]*)\)/g,
    message: "There is a space between the words and the address of this link.",
    advice: (_all, words, address) => `Write [${words}](${address}).`,
    right: (_all, words, address) => `[${words}](${address})`,
  },
  {
    code: "markdown-heading",
    pattern: /^(#{2,6})([^#\s].*)$/gm,
    message: "The space behind the signs of this heading is missing.",
    advice: (_all, signs, words) => `Write ${signs} ${words}`,
    right: (_all, signs, words) => `${signs} ${words}`,
  },
  {
    code: "markdown-anchor",
    pattern: /[ \t]*\{[#.:][^}\n]*\}[ \t]*$/gm,
    message: shown("An id in curly brackets"),
    advice: () => "Remove it: a heading’s address is made of its words.",
    right: () => "",
  },
  {
    code: "markdown-alert",
    pattern: /\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/gi,
    message: shown("A box of GitHub’s"),
    advice: (_all, name = "") => `Write **${titled(name)}:** in its place.`,
    right: (_all, name = "") => `**${titled(name)}:**`,
  },
  {
    code: "markdown-wiki",
    pattern: /\[\[([^\]\n|]+)(?:\|([^\]\n]+))?\]\]/g,
    message: shown("A link in double brackets"),
    advice: (_all, page, words) => `Write [${words ?? page}](address), with the address of the page.`,
  },
  {
    code: "markdown-shortcode",
    pattern: /\{\{.*?\}\}|\{%.*?%\}/g,
    message: shown("A shortcode"),
    advice: () => `Remove it, ${asCode}`,
  },
  {
    code: "markdown-import",
    pattern: /^(?:import\s.+\sfrom\s+["'].*|export\s+(?:const|default|function)\s.*)$/gm,
    message: shown("A line of program"),
    advice: () => `Remove it, ${asCode}`,
  },
  {
    code: "markdown-formula",
    pattern: /\$\$/g,
    message: shown("A formula between dollar signs"),
    advice: () => "Write it between backticks, without the dollar signs.",
  },
  {
    code: "markdown-block",
    pattern: /^:::.*$/gm,
    message: shown("A block between colons"),
    advice: () => "Remove this line.",
    right: () => "",
  },
  {
    code: "markdown-highlight",
    pattern: /==([^=\s](?:[^=\n]*[^=\s])?)==/g,
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
  const taken: Span[] = []
  const found = foreign.flatMap(({ code, pattern, message, advice, right }) =>
    [...words.matchAll(pattern)].flatMap(({ index, ...groups }) => {
      const parts = Array.from({ ...groups, length: groups.length })
      const span = { start: index, end: index + (parts[0]?.length ?? 0) }
      const isTaken = taken.some(({ start, end }) => span.start < end && start < span.end)
      if (isTaken || words[index - 1] === "\\" || (code === "markdown-wiki" && !isOfPost)) return []
      taken.push(span)
      const value = right?.(...parts)
      const fix =
        value === undefined ? {} : { fix: { title: titleFor(value), applicability: "suggested", value } as const }
      return [textWarning(span, { code, message, advice: advice(...parts), ...fix }, span)]
    }),
  )
  const emphasis = [...pieces(tree)].flatMap(({ node }) =>
    node.type === "paragraph" ? emphasisDiagnostics(node, text, words) : [],
  )
  return [...found, ...emphasis]
}

const titleFor = (value: string): string => (value === "" ? "Remove it" : `Write ${value}`)

/** The text with spaces in place of code, HTML and addresses. */
function withoutCode(text: string, tree: Root): string {
  return [...pieces(tree)].reduce((words, { node }) => {
    const isCode = node.type === "code" || node.type === "inlineCode" || node.type === "html"
    const isLink =
      node.type === "definition" || node.type === "image" || (node.type === "link" && text[startOf(node)] === "[")
    const span = isCode ? spanOf(node) : isLink ? addressIn(node, text) : undefined
    if (!span) return words
    return words.slice(0, span.start) + words.slice(span.start, span.end).replace(/[^\n]/g, " ") + words.slice(span.end)
  }, text)
}

const asterisks = /(?<!\\)\*\*/g

/** Bold words whose asterisks do not count in CommonMark: beside a space, or between a letter and a sign. */
function emphasisDiagnostics(node: Paragraph, text: string, words: string): LocalDiagnostic[] {
  const from = startOf(node)
  const written = writtenAs(node, text)
  const left = leftIn(node, text)
  if (left.length === 0) return []
  const plain = words.slice(from, from + written.length)
  const pairs = [...plain.matchAll(/(?<!\\)\*\*([^*\n]+?)\*\*/g)].filter(({ index, 0: whole }) =>
    left.some((at) => at >= from + index && at < from + index + whole.length),
  )
  if (pairs.length === 0)
    return left
      .filter((at) => !/^\s?\*\*\s/.test(text.slice(Math.max(from, at - 1), at + 3)))
      .map((at) => textWarning({ start: at, end: at + 2 }, { ...asTyped, advice: asAsterisks }))
  return pairs.map((found) => {
    const span = { start: from + found.index, end: from + found.index + found[0].length }
    const right = boldFor(written, found, left.length)
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
  [...pieces(node)].flatMap(({ node: piece }) =>
    piece.type === "text"
      ? [...writtenAs(piece, text).matchAll(asterisks)].map(({ index }) => startOf(piece) + index)
      : [],
  )

/** What to write for two asterisks, words and two asterisks, such that the page shows fewer of them. */
function boldFor(written: string, found: RegExpMatchArray, before: number): string | undefined {
  const { index = 0, 0: whole } = found
  const inner = written.slice(index + 2, index + whole.length - 2)
  const [, start = "", words = "", end = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? []
  const [, first = "", middle = "", last = ""] = /^(\p{P}*)([\s\S]*?)(\p{P}*)$/u.exec(words) ?? []
  const plain = `${start && " "}**${words}**${end && " "}`
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
