import type { Code, Html, Root } from "mdast"
import { closestMatch } from "../../../language/closest-match"
import { unwrittenPart } from "../../contract/posts"
import type { LocalDiagnostic } from "../../diagnostic/diagnostic"
import { replacement } from "../../diagnostic/fix"
import type { Span } from "../../location/source-text"
import { headings, parseMarkdown, plainWords, sourceOf, spanOf, startOf, walk } from "../../markdown/markdown"
import { codeLanguage, codeLanguages } from "../../markdown/markup"
import { splitFrontMatter } from "../../markdown/settings"
import { say } from "../../sentences/sentences"
import { strayLine } from "./misread-lines"
import { textError, textWarning } from "./text-diagnostic"

/**
 * Checks that a text has the shape of the site's texts: Markdown without HTML, with headings from the second level down.
 *
 * @param text in Markdown
 * @param titled the file with the text's title; "settings" if the title is in the front matter
 * @returns its diagnostics
 */
export function shapeDiagnostics(text: string, titled: string): LocalDiagnostic[] {
  if (text.trim() === "") return [textError(wholeOf(text), say("text-empty"))]
  const mark = splitFrontMatter(text).head === undefined ? tomlMark(text) : "---"
  if (mark) return [textError({ start: 0, end: 3 }, say("text-front-matter", { where: titled, mark }))]
  const tree = parseMarkdown(text)
  const left = unwrittenPart(text)
  const found = headingDiagnostics(tree, text, titled)
  if (left) found.push(textWarning(left, say("text-unwritten")))
  for (const { node } of walk(tree)) {
    if (node.type === "html") found.push(...htmlDiagnostics(node))
    else if (node.type === "code") found.push(...codeDiagnostics(node, text))
  }
  return found
}

/** @returns the line that encloses TOML front matter, which Hugo also reads, if the text begins with it */
const tomlMark = (text: string): string | undefined =>
  /^\+{3}[ \t]*\n/.test(text) && /\n\+{3}[ \t]*(?:\n|$)/.test(text) ? "+++" : undefined

const wholeOf = (text: string): Span => ({ start: 0, end: text.length })

function headingDiagnostics(tree: Root, text: string, titled: string): LocalDiagnostic[] {
  let above = 1
  return headings(tree).flatMap((heading) => {
    if (strayLine(heading, text)) return []
    const { depth } = heading
    const span = spanOf(heading)
    const most = above + 1
    above = Math.max(depth, 2)
    if (plainWords(heading).trim() === "") return [textError(span, say("heading-empty"))]
    // Headings can also be underlined (Setext).
    const isMarked = text.startsWith("#".repeat(depth), span.start)
    const signs = isMarked ? { start: span.start, end: span.start + depth } : undefined
    if (depth === 1)
      return [textError(span, say("heading-title", { where: titled }, replacement("##", "suggested")), signs)]
    const fix = replacement("#".repeat(most), "suggested")
    return depth > most ? [textError(span, say("heading-skipped", { depth, above: most - 1 }, fix), signs)] : []
  })
}

function htmlDiagnostics(node: Html): LocalDiagnostic[] {
  const value = node.value.trimStart()
  // A closing tag's opening tag has already been reported, and comments have their own rule.
  if (/^<(?:\/|!\s?-)/.test(value)) return []
  const name = /^<([a-z][a-z0-9]*)/i.exec(value)?.[1]?.toLowerCase() ?? ""
  return [textError(spanOf(node), say("text-html", { name }))]
}

function codeDiagnostics(node: Code, text: string): LocalDiagnostic[] {
  const written = sourceOf(node, text).trimEnd()
  const fence = /^(`{3,}|~{3,})/.exec(written)?.[1]
  // A fence that names a language does not close a code block, so the one above it is still open.
  const hasOther = fence !== undefined && new RegExp(`^ {0,3}${fence}\\w`, "m").test(node.value)
  if (fence && (hasOther || !written.slice(fence.length).endsWith(fence)))
    return [textError(spanOf(node), say("code-open", { fence }))]
  const { lang: language } = node
  if (!language || codeLanguage(language) !== undefined) return []
  const start = startOf(node) + written.indexOf(language)
  // Other programs allow settings after the name, or around it; in the name of a file or a type, the language is last.
  const words = language.match(/[\p{L}\p{N}+#-]+/gu) ?? []
  const inOrder = /[./]/.test(language) ? words.toReversed() : words
  const parts = words.flatMap((word) => word.split("-")).toReversed()
  const name = [...inOrder, ...parts].find((word) => codeLanguage(word) !== undefined)
  const meant = name ?? (language.length > 2 ? closestMatch(language, codeLanguages) : undefined)
  const message = say("code-language", { language, meant }, replacement(meant, "suggested"))
  return [textWarning(spanOf(node), message, { start, end: start + language.length })]
}
