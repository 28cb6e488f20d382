import type { Paragraph, Root } from "mdast"
import type { DiagnosticMessage, LocalDiagnostic } from "../../diagnostic/diagnostic"
import { type Replacement, replacement } from "../../diagnostic/fix"
import { addressIn, parseMarkdown, sourceOf, spanOf, startOf, walk } from "../../markdown/markdown"
import { say } from "../../sentences/sentences"
import { textWarning } from "./text-diagnostic"

/** Syntax of another program, which visitors would see as typed. */
interface Foreign {
  readonly pattern: RegExp
  readonly say: (...found: readonly string[]) => DiagnosticMessage
}

/** In order: of two at the same place, the first counts. No part of a pattern goes beyond the next of its own beginning: each letter is looked at once. */
const foreign: readonly Foreign[] = [
  {
    pattern: /^(?:\[TOC\]|\[\[_?TOC_?\]\]|\{:\s*toc\s*\})[ \t]*$/dgim,
    say: () => say("markdown-contents", {}, suggested("")),
  },
  {
    pattern: /\[([^\]\n[]+)\][ \t]+\(((?:https?:\/\/|mailto:|\/)[^)\s]*)\)/dg,
    say: (_all, words = "", address = "") =>
      say("markdown-link", { words, address }, suggested(`[${words}](${address})`)),
  },
  {
    pattern: /^(#{2,6})([^#\s].*)$/dgm,
    say: (_all, signs = "", words = "") => say("markdown-heading", { signs, words }, suggested(`${signs} ${words}`)),
  },
  {
    pattern: /(?<![ \t])[ \t]*\{[#.:][^{}\n]*\}[ \t]*$/dgm,
    say: () => say("markdown-anchor", {}, suggested("")),
  },
  {
    pattern: /\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/dgi,
    say: (_all, name = "") => say("markdown-alert", { name: titled(name) }, suggested(`**${titled(name)}:**`)),
  },
  {
    pattern: /\[\[([^[\]\n|]+)(?:\|([^[\]\n]+))?\]\]/dg,
    say: (_all, page = "", words) => say("markdown-wiki", { words: words || page }),
  },
  { pattern: /\{\{(?:(?!\{\{|\}\}).)*\}\}|\{%(?:(?!\{%|%\}).)*%\}/dg, say: () => say("markdown-shortcode") },
  {
    pattern: /^(?:import\s.+\sfrom\s+["'].*|export\s+(?:const|default|function)\s.*)$/dgm,
    say: () => say("markdown-import"),
  },
  { pattern: /\$\$/dg, say: () => say("markdown-formula") },
  { pattern: /^:::.*$/dgm, say: () => say("markdown-block", {}, suggested("")) },
  {
    pattern: /==([^=\s](?:[^=\n]*[^=\s])?)==/dg,
    say: (_all, words = "") => say("markdown-highlight", { words }, suggested(`**${words}**`)),
  },
]

/** What to write in its place, if only nothing. */
const suggested = (value: string): Replacement => ({ applicability: "suggested", value })

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
  const found = foreign.flatMap(({ pattern, say }) =>
    [...words.matchAll(pattern)].flatMap(({ index, indices = [] }) => {
      const parts = indices.map((at) => (at ? text.slice(...at) : ""))
      const span = { start: index, end: index + (parts[0]?.length ?? 0) }
      const isTaken = taken.subarray(span.start, span.end).includes(1)
      const message = say(...parts)
      if (isTaken || words[index - 1] === "\\" || (message.code === "markdown-wiki" && !isOfPost)) return []
      taken.fill(1, span.start, span.end)
      return [textWarning(span, message, span)]
    }),
  )
  for (const { node } of walk(tree))
    if (node.type === "paragraph") found.push(...emphasisDiagnostics(node, text, words))
  return found
}

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
      .map((at) => textWarning({ start: at, end: at + 2 }, say("markdown-bold")))
  return pairs.map((found, number) => {
    const span = { start: from + found.index, end: from + found.index + found[0].length }
    const right = number < maxTried ? boldFor(written, found, left.length) : undefined
    const message =
      right === undefined
        ? say("markdown-bold")
        : say("markdown-bold.pair", { right: right.trim() }, replacement(right, "suggested"))
    return textWarning(span, message, span)
  })
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
