import type { Code, Heading, Html, Root, RootContent } from "mdast"
import components from "prismjs/components.json"
import { taking, writing } from "../../contract/mistakes/remedy"
import { unwrittenText } from "../../contract/texts"
import { parseMarkdown, pieces, plainWords, startOf, writtenAs } from "../../texts/markdown"
import { didYouMean, nearest } from "../report/nearest"
import { type TextFinding, textError, textWarning } from "./text-finding"

/** What Prism can colour, with its other names. */
const codeLanguages: readonly string[] = Object.entries(components.languages).flatMap(([name, about]) => {
  const aliases = "alias" in about ? [about.alias].flat() : []
  return name === "meta" ? [] : [name, ...aliases]
})

/**
 * Whether a text is made of what the site's texts are made of: headings from the second level down, Markdown and no HTML.
 *
 * @param text in Markdown
 * @param titled the JSON file that has the text's title
 * @returns what is wrong with it
 */
export function shapeFindings(text: string, titled: string): TextFinding[] {
  if (text.trim() === "") return [textError(0, empty)]
  if (text.trim() === unwrittenText.trim()) return [textWarning(0, unwritten)]
  if (/^---\r?\n/.test(text)) return [textError(0, frontMatter(titled))]
  const tree = parseMarkdown(text)
  const found = [...pieces(tree)].flatMap(({ node }) => {
    if (node.type === "html") return htmlFindings(node)
    return node.type === "code" ? codeFindings(node, text) : []
  })
  return [...headingFindings(tree, text, titled), ...found]
}

const empty = {
  code: "text-empty",
  message: "This text is empty.",
  advice: "Write it, or give the post an externalUrl.",
}

const unwritten = {
  code: "text-unwritten",
  message: "This is still the text that npm run new wrote.",
  advice: "Write your own in its place.",
}

const frontMatter = (titled: string) => ({
  code: "text-front-matter",
  message: "This text begins with settings (front matter), which this site keeps elsewhere.",
  advice: `Write them into ${titled}, and remove everything from the first --- to the second.`,
})

function headingFindings(tree: Root, text: string, titled: string): TextFinding[] {
  let above = 1
  return headings(tree).flatMap((heading) => {
    const { depth } = heading
    const at = startOf(heading)
    const most = above + 1
    above = Math.max(depth, 2)
    if (plainWords(heading).trim() === "") return [textError(at, emptyHeading)]
    // A heading can be written with a line under it, too.
    const signs = text.startsWith("#".repeat(depth), at) ? { start: at, end: at + depth } : undefined
    if (depth === 1) return [textError(at, titleAgain(titled), signs)]
    return depth > most ? [textError(at, skipped(depth, most), signs)] : []
  })
}

/** @returns the headings of a text, from its top to its bottom */
export const headings = (tree: Root): Heading[] =>
  [...pieces(tree)].map(({ node }) => node).filter((node: RootContent): node is Heading => node.type === "heading")

const emptyHeading = {
  code: "heading-empty",
  message: "This heading is empty.",
  advice: "Write its words, or remove it.",
}

const titleAgain = (titled: string) => ({
  code: "heading-title",
  message: "A heading with one # is the page’s title, which the page already has.",
  advice: `Write ## for a heading within the text. The title is in ${titled}.`,
  ...writing("##"),
})

const skipped = (depth: number, most: number) => ({
  code: "heading-skipped",
  message: `This heading is of level ${depth}, and what is above it of level ${most - 1}.`,
  advice: `Write ${"#".repeat(most)} in front of it.`,
  ...writing("#".repeat(most)),
})

/** What to write in the place of the tags that people know best. */
const inMarkdown: Readonly<Record<string, string>> = {
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
}

function htmlFindings(node: Html): TextFinding[] {
  const { value } = node
  // What closes belongs to what opened, and that has been named.
  if (value.startsWith("</")) return []
  const name = /^<([a-z][a-z0-9]*)/i.exec(value)?.[1]?.toLowerCase() ?? ""
  const advice = inMarkdown[name] ?? "Remove it, or say the same in Markdown; write \\< for the sign itself."
  return [textError(startOf(node), { code: "text-html", message: "This is HTML; texts are in Markdown.", advice })]
}

function codeFindings(node: Code, text: string): TextFinding[] {
  const written = writtenAs(node, text).trimEnd()
  const fence = /^(`{3,}|~{3,})/.exec(written)?.[1]
  if (fence && !written.slice(fence.length).endsWith(fence)) {
    const advice = `Write ${fence} on a line of its own where the code ends.`
    return [textError(startOf(node), { code: "code-open", message: "This code is never closed.", advice })]
  }
  if (!node.lang || codeLanguages.includes(node.lang)) return []
  const message = `The site cannot colour code in "${node.lang}".`
  const advice = `It is shown in one colour. If you mean that, write text.${didYouMean(node.lang, codeLanguages)}`
  if (node.lang === "text") return []
  const start = startOf(node) + written.indexOf(node.lang)
  const complaint = { code: "code-language", message, advice, ...taking(nearest(node.lang, codeLanguages)) }
  return [textWarning(startOf(node), complaint, { start, end: start + node.lang.length })]
}
