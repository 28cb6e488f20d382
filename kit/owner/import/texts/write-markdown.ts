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
const foreign = { "{": "[{%#.:]", "=": "=\\S", $: "[^\\s\\d.,;:!?)]" }

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "*",
    strong: "*",
    fence: "`",
    fences: true,
    rule: "-",
    ruleRepetition: 3,
    listItemIndent: "one",
    incrementListMarker: true,
    setext: false,
    unsafe: [
      ...Object.entries(foreign).map(([character, after]) => ({ ...inWords, character, after })),
      { atBreak: true, character: ":", after: "::" },
    ],
  })
  .freeze()

/** @returns a normalized tree as Markdown, as docs/writing.md describes it; empty if there is nothing */
export function writeMarkdown(root: Root): string {
  return root.children.length === 0 ? "" : withPlainLetters(withPlainAddresses(writer.stringify(root)))
}

/** The writer has a reference, such as &#x74;, for a letter beside emphasis, also where the letter itself says the same. */
function withPlainLetters(text: string): string {
  const plain = text.replace(/^.*&#x[0-9A-F]+;.*$/gm, (line) =>
    [...line.matchAll(/&#x([0-9A-F]+);/g)]
      .slice(-maxLetters)
      .reverse()
      .reduce((written, { 0: reference, 1: code = "", index }) => {
        const letter = String.fromCodePoint(Number.parseInt(code, 16))
        const next = written.slice(0, index) + letter + written.slice(index + reference.length)
        return /[\p{L}\p{N}]/u.test(letter) && shapeOf(next) === shapeOf(written) ? next : written
      }, line),
  )
  // Lines are checked one by one, but emphasis may continue in the next.
  return plain === text || shapeOf(plain) !== shapeOf(text) ? text : plain
}

/** In a line: for each, it is parsed. */
const maxLetters = 20

const shapeOf = (text: string): string =>
  JSON.stringify(parseMarkdown(text), (key, value: unknown) => (key === "position" ? undefined : value))

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
