import type { Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkStringify from "remark-stringify"
import { unified } from "unified"
import { parseMarkdown, pieces, startOf, writtenAs } from "../../texts/markdown"

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    ...{ bullet: "-", emphasis: "*", strong: "*", fence: "`", fences: true, rule: "-", ruleRepetition: 3 },
    ...{ listItemIndent: "one", incrementListMarker: true, setext: false },
  })
  .freeze()

/** @returns a settled tree as Markdown, as docs/writing.md describes it; empty if there is nothing */
export function writeMarkdown(root: Root): string {
  return root.children.length === 0 ? "" : withPlainAddresses(writer.stringify(root))
}

/** Writes & in addresses, and not \&: settled addresses have no character references. */
function withPlainAddresses(text: string): string {
  let plain = text
  for (const { node } of [...pieces(parseMarkdown(text))].reverse()) {
    if (node.type !== "link" && node.type !== "image") continue
    const escaped = `](${node.url.replace(/&(?=[#A-Za-z])/g, "\\&")}`
    const found = writtenAs(node, text).indexOf(escaped)
    const start = startOf(node) + found
    if (found >= 0) plain = `${plain.slice(0, start)}](${node.url}${plain.slice(start + escaped.length)}`
  }
  return plain
}
