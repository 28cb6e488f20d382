import type { Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkStringify, { type Options } from "remark-stringify"
import { unified } from "unified"
import { parseMarkdown, sourceOf, startOf, walk } from "../../../content/markdown/markdown"

/** Where a sign is a sign of the words. */
const inWords = {
  inConstruct: "phrasing",
  notInConstruct: ["autolink", "destinationLiteral", "destinationRaw", "titleQuote"],
} satisfies Partial<NonNullable<Options["unsafe"]>[number]>

/** What begins syntax of other programs, as kit/content/check/texts/foreign-markdown.ts knows it, by its first sign: with a backslash, they are words. */
const foreign = { "{": "[{%#.:]", "=": "=\\S", $: "\\$" }

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    ...{ bullet: "-", emphasis: "*", strong: "*", fence: "`", fences: true, rule: "-", ruleRepetition: 3 },
    ...{ listItemIndent: "one", incrementListMarker: true, setext: false },
    unsafe: [
      ...Object.entries(foreign).map(([character, after]) => ({ ...inWords, character, after })),
      { atBreak: true, character: ":", after: "::" },
    ],
  })
  .freeze()

/** @returns a normalized tree as Markdown, as docs/writing.md describes it; empty if there is nothing */
export function writeMarkdown(root: Root): string {
  return root.children.length === 0 ? "" : withPlainAddresses(writer.stringify(root))
}

/** Writes & in addresses, and not \&: normalized addresses have no character references. */
function withPlainAddresses(text: string): string {
  let plain = text
  for (const { node } of [...walk(parseMarkdown(text))].reverse()) {
    if (node.type !== "link" && node.type !== "image") continue
    const escaped = `](${node.url.replace(/&(?=[#A-Za-z])/g, "\\&")}`
    const found = sourceOf(node, text).indexOf(escaped)
    const start = startOf(node) + found
    if (found >= 0) plain = `${plain.slice(0, start)}](${node.url}${plain.slice(start + escaped.length)}`
  }
  return plain
}
