import type { Html, Root } from "mdast"
import { type Field, walkValues } from "../../contract/field"
import { unwrittenPart } from "../../contract/posts"
import { type DiagnosticMessage, errorAt, type LocalDiagnostic, warningAt } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import type { Span } from "../../location/source-text"
import {
  codeSpans,
  headings,
  parseMarkdown,
  plainWords,
  sourceOf,
  spanOf,
  startOf,
  walk,
} from "../../markdown/markdown"
import { splitFrontMatter } from "../../markdown/settings"
import { say } from "../../sentences/sentences"
import { textError, textWarning } from "./text-diagnostic"

/**
 * What a text must not have: HTML, headings out of order, and words that were not meant for visitors. Whatever else its author may have meant, the preview shows.
 *
 * @param text in Markdown
 * @param titled the file with the text's title; "settings" if the title is in the front matter
 * @returns its diagnostics
 */
export function textDiagnostics(text: string, titled: string): LocalDiagnostic[] {
  if (text.trim() === "") return [textError({ start: 0, end: text.length }, say("text-empty"))]
  const mark = splitFrontMatter(text).head === undefined ? tomlMark(text) : "---"
  if (mark) return [textError({ start: 0, end: 3 }, say("text-front-matter", { where: titled, mark }))]
  const tree = parseMarkdown(text)
  const left = unwrittenPart(text)
  return [
    ...headingDiagnostics(tree, titled),
    ...(left ? [textWarning(left, say("text-unwritten"))] : []),
    ...[...walk(tree)].flatMap(({ node }) => (node.type === "html" ? htmlDiagnostics(node) : [])),
    ...remarkDiagnostics(tree, text),
  ]
}

/** @returns the line that encloses TOML front matter, which Hugo also reads, if the text begins with it */
const tomlMark = (text: string): string | undefined =>
  /^\+{3}[ \t]*\n/.test(text) && /\n\+{3}[ \t]*(?:\n|$)/.test(text) ? "+++" : undefined

function headingDiagnostics(tree: Root, titled: string): LocalDiagnostic[] {
  let above = 1
  return headings(tree).flatMap((heading) => {
    const { depth } = heading
    const span = spanOf(heading)
    const most = above + 1
    above = Math.max(depth, 2)
    if (plainWords(heading).trim() === "") return [textError(span, say("heading-empty"))]
    const signs = { start: span.start, end: span.start + depth }
    if (depth === 1) return [textError(span, say("heading-title", { where: titled }, replacement("##")), signs)]
    const fix = replacement("#".repeat(most))
    return depth > most ? [textError(span, say("heading-skipped", { depth, above: most - 1 }, fix), signs)] : []
  })
}

function htmlDiagnostics(node: Html): LocalDiagnostic[] {
  const value = node.value.trimStart()
  if (value.startsWith("<!--")) {
    const start = startOf(node) + node.value.length - value.length
    return [remarkIn({ start, end: start + value.trimEnd().length })]
  }
  // A closing tag's opening tag has already been reported.
  if (value.startsWith("</")) return []
  const name = /^<([a-z][a-z0-9]*)/i.exec(value)?.[1]?.toLowerCase() ?? ""
  return [textError(spanOf(node), say("text-html", { name }))]
}

/**
 * Comments of other programs: Obsidian; MDX; Jekyll and Nunjucks; Handlebars; EJS. An unclosed one may extend to the end; none passes the next place at which one
 * could begin, so that each letter is read only once.
 */
const comments = [
  "^%%(?:(?!%%)[\\s\\S])*(?:%%)?",
  "(?<!\\d)%%(?:(?!%%)[^\\n])+%%",
  "\\{{1,2}\\s?\\/\\*(?:(?!\\*\\/)[\\s\\S])*(?:\\*\\/\\s*\\}*)?",
  "\\{%-?\\s*comment\\b(?:(?!endcomment)[\\s\\S])*(?:endcomment\\s*-?%\\})?",
  "\\{#[^{}#]*#\\}",
  "\\{\\{!(?:(?!\\{\\{|\\}\\})[\\s\\S])*\\}+",
  "<%(?:#|--)(?:(?!<%|%>)[\\s\\S])*%>",
  // What HTML reads as a comment is masked: this one is not closed.
  "<!--(?:(?!<!--|\\n[ \\t]*\\n)[\\s\\S])*",
]
const remark = new RegExp(comments.join("|"), "gm")

/** In a value of a JSON file, HTML's comments are words too. */
const remarkInValue = new RegExp(["<!--(?:(?!-->|<!--)[\\s\\S])*-->", ...comments].join("|"), "gm")

const remarkIn = (span: Span): LocalDiagnostic => textError(span, say("text-remark", {}, { value: "" }), span)

function remarkDiagnostics(tree: Root, text: string): LocalDiagnostic[] {
  return [...outsideCode(tree, text).matchAll(remark)].flatMap(({ index, 0: found }) =>
    text[index - 1] === "\\" ? [] : [remarkIn({ start: index, end: index + found.trimEnd().length })],
  )
}

/** The text with a sign that means nothing in place of each letter of code and HTML. */
function outsideCode(tree: Root, text: string): string {
  let [words, read] = ["", 0]
  for (const { start, end } of codeSpans(tree)) {
    words += text.slice(read, start) + text.slice(start, end).replace(/[^\n]/g, "\ufffc")
    read = end
  }
  return words + text.slice(read)
}

/** @returns a text of a JSON file or of a page's settings without comments */
export const withoutRemarks = (text: string): string => text.replace(remarkInValue, "").trim()

/**
 * @param field describes a file's content
 * @param content of the file
 * @returns an error for each text with a comment, which visitors would see as typed
 */
export function remarksInValues(field: Field, content: unknown): LocalDiagnostic[] {
  return [...walkValues(field, content)].flatMap(({ field: { kind }, value, path }) => {
    if (typeof value !== "string" || !/^(?:text|markup)$/.test(kind)) return []
    const told = withoutRemarks(value)
    // HTML in a text with markup has its own rule.
    if (told === value.trim() || (kind === "markup" && value.includes("<!"))) return []
    return [errorAt(path, say("text-remark", {}, replacement(told || undefined)))]
  })
}

/** What a template leaves for the owner to fill in, in double square brackets. */
const openPoint = /\[\[([^[\]\n]+)\]\]/g

/**
 * @param text of a custom page, in Markdown
 * @returns a warning for each point that its template left open
 */
export function openPointsInText(text: string): LocalDiagnostic[] {
  return [...walk(parseMarkdown(text))].flatMap(({ node }) => {
    if (node.type !== "text") return []
    return [...sourceOf(node, text).matchAll(openPoint)].map(({ index, 0: written, 1: words = "" }) => {
      const start = startOf(node) + index
      return textWarning({ start, end: start + written.length }, isOpen(words))
    })
  })
}

/**
 * @param field describes the settings
 * @param settings of a custom page
 * @returns a warning for each open point in them
 */
export function openPointsInSettings(field: Field, settings: unknown): LocalDiagnostic[] {
  return [...walkValues(field, settings)].flatMap(({ value, path }) =>
    typeof value === "string"
      ? [...value.matchAll(openPoint)].map(([, words = ""]) => warningAt(path, isOpen(words)))
      : [],
  )
}

/** What `npm run new assessment` left to be written before it used the language of the site. */
const formerPoint =
  /^Write (?:what (?:this part is about|the advice comes to|to do)|a question about last month|why you ask it|the (?:best|least) answer|an answer between them|how)\.$/

/** @returns whether a value of an assessment is still to be written */
export const isUnwrittenValue = (value: unknown): boolean =>
  typeof value === "string" && (value.search(openPoint) >= 0 || formerPoint.test(value))

const isOpen = (words: string): DiagnosticMessage => say("open-point", { words: words.trim().replace(/[.。]$/, "") })
