import type { Code, Html, Root } from "mdast"
import { closestMatch, didYouMean } from "../../../language/closest-match"
import { unwrittenText } from "../../contract/posts"
import type { LocalDiagnostic } from "../../diagnostic/diagnostic"
import { fixTo, fixToMeant } from "../../diagnostic/fix"
import type { Span } from "../../location/source-text"
import { headings, parseMarkdown, plainWords, sourceOf, spanOf, startOf, walk } from "../../markdown/markdown"
import { codeLanguages } from "../../markdown/markup"
import { splitFrontMatter } from "../../markdown/settings"
import { textError, textWarning } from "./text-diagnostic"

/**
 * Checks that a text has the shape of the site's texts: Markdown without HTML, with headings from the second level down.
 *
 * @param text in Markdown
 * @param titled the file with the text's title, as messages name it
 * @returns its diagnostics
 */
export function shapeDiagnostics(text: string, titled: string): LocalDiagnostic[] {
  if (text.trim() === "") return [textError(wholeOf(text), empty)]
  if (text.trim() === unwrittenText.trim()) return [textWarning(wholeOf(text), unwritten)]
  const mark = splitFrontMatter(text).head === undefined ? tomlMark(text) : "---"
  if (mark) return [textError({ start: 0, end: 3 }, frontMatter(titled, mark))]
  const tree = parseMarkdown(text)
  const found = headingDiagnostics(tree, text, titled)
  for (const { node } of walk(tree)) {
    if (node.type === "html") found.push(...htmlDiagnostics(node))
    else if (node.type === "code") found.push(...codeDiagnostics(node, text))
  }
  return found
}

/** @returns the line around Hugo's other kind of front matter, if the text begins with it */
const tomlMark = (text: string): string | undefined =>
  /^\+{3}[ \t]*\n/.test(text) && /\n\+{3}[ \t]*(?:\n|$)/.test(text) ? "+++" : undefined

const wholeOf = (text: string): Span => ({ start: 0, end: text.length })

const empty = {
  code: "text-empty",
  message: "This text is empty.",
  advice: "Write it, or give the post an externalUrl.",
}

const unwritten = {
  code: "text-unwritten",
  message: "This is still the placeholder text.",
  advice: "Replace it with your own.",
}

const frontMatter = (titled: string, mark: string) => ({
  code: "text-front-matter",
  message: "This text begins with front matter, which this site keeps elsewhere.",
  advice: `Move it into ${titled}, and remove everything from the first ${mark} to the second.`,
})

function headingDiagnostics(tree: Root, text: string, titled: string): LocalDiagnostic[] {
  let above = 1
  return headings(tree).flatMap((heading) => {
    const { depth } = heading
    const span = spanOf(heading)
    const most = above + 1
    above = Math.max(depth, 2)
    if (plainWords(heading).trim() === "") return [textError(span, emptyHeading)]
    // Headings can also be underlined (Setext).
    const isMarked = text.startsWith("#".repeat(depth), span.start)
    const signs = isMarked ? { start: span.start, end: span.start + depth } : undefined
    if (depth === 1) return [textError(span, titleAgain(titled), signs)]
    return depth > most ? [textError(span, skipped(depth, most), signs)] : []
  })
}

const emptyHeading = {
  code: "heading-empty",
  message: "This heading is empty.",
  advice: "Write its words, or remove it.",
}

const titleAgain = (titled: string) => ({
  code: "heading-title",
  message: "A heading with one # is the page’s title, which the page already has.",
  advice: `Write ## for a heading within the text. The title is in ${titled}.`,
  ...fixTo("##", "suggested"),
})

const skipped = (depth: number, most: number) => ({
  code: "heading-skipped",
  message: `This heading is level ${depth}, but the one above it is level ${most - 1}.`,
  advice: `Write ${"#".repeat(most)} in front of it.`,
  ...fixTo("#".repeat(most), "suggested"),
})

/** Markdown for the tags that people know best. */
const inMarkdown: ReadonlyMap<string, string> = new Map(
  Object.entries({
    b: "Write **words** for bold.",
    strong: "Write **words** for bold.",
    i: "Write *words* for italics.",
    em: "Write *words* for italics.",
    a: "Write [words](address) for a link.",
    img: "Write ![what it shows](path) for a picture.",
    br: "Write \\ at the end of the line for a line break.",
    p: "Leave an empty line between two paragraphs.",
    code: "Write `code` for code.",
    h2: "Write ## before a heading.",
    ul: "Write - before each point of a list.",
    li: "Write - before each point of a list.",
    table: "Write a table with | between its columns.",
  }),
)

function htmlDiagnostics(node: Html): LocalDiagnostic[] {
  const { value } = node
  // A closing tag belongs to an opening tag that has been reported.
  if (value.startsWith("</")) return []
  const name = /^<([a-z][a-z0-9]*)/i.exec(value)?.[1]?.toLowerCase() ?? ""
  const advice = inMarkdown.get(name) ?? "Remove it, or write it in Markdown; write \\< for the character <."
  return [textError(spanOf(node), { code: "text-html", message: "This is HTML; texts are in Markdown.", advice })]
}

function codeDiagnostics(node: Code, text: string): LocalDiagnostic[] {
  const written = sourceOf(node, text).trimEnd()
  const fence = /^(`{3,}|~{3,})/.exec(written)?.[1]
  if (fence && !written.slice(fence.length).endsWith(fence)) {
    const advice = `Write ${fence} on a line of its own where the code ends.`
    return [textError(spanOf(node), { code: "code-open", message: "This code is never closed.", advice })]
  }
  if (!node.lang || codeLanguages.has(node.lang)) return []
  const message = `The site cannot colour code in "${node.lang}".`
  const advice = `It is shown in one colour. If you mean that, write text.${didYouMean(node.lang, codeLanguages)}`
  if (node.lang === "text") return []
  const start = startOf(node) + written.indexOf(node.lang)
  const diagnostic = { code: "code-language", message, advice, ...fixToMeant(closestMatch(node.lang, codeLanguages)) }
  return [textWarning(spanOf(node), diagnostic, { start, end: start + node.lang.length })]
}
