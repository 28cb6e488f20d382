import type { Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkStringify, { type Options } from "remark-stringify"
import { unified } from "unified"
import { parseMarkdown, sourceOf, startOf, walk } from "../../../content/markdown/markdown"

/** Where a character belongs to the words. */
const inWords = {
  inConstruct: "phrasing",
  notInConstruct: ["autolink", "destinationLiteral", "destinationRaw", "titleQuote"],
} satisfies Partial<NonNullable<Options["unsafe"]>[number]>

/** What begins the syntax that kit/content/check/texts/foreign-markdown.ts refuses, by its first character. A backslash before it makes it plain text. */
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

/** @returns a normalized tree as the Markdown that docs/writing.md describes; "" for an empty tree */
export function writeMarkdown(root: Root): string {
  return root.children.length === 0 ? "" : withPlainLetters(withPlainAddresses(writer.stringify(root)))
}

/** The writer encodes a letter beside emphasis as a reference such as &#x74;, even where the plain letter would do: puts the letter back there. */
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
  // Lines are checked one by one, but emphasis may span several.
  return plain === text || shapeOf(plain) !== shapeOf(text) ? text : plain
}

/** Per line, which is parsed again for each of them. */
const maxLetters = 20

const shapeOf = (text: string): string =>
  JSON.stringify(parseMarkdown(text), (key, value: unknown) => (key === "position" ? undefined : value))

/** Turns \& in addresses back into &: normalized addresses have no character references. */
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
