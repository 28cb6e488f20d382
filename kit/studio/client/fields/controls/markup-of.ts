import type { Nodes } from "mdast"
import { diagnose } from "../../../../content/contract/rules/diagnose"
import { webOrEmailLinkRules } from "../../../../content/contract/rules/links"
import { parseMarkdown } from "../../../../content/markdown/markdown"

const tags: Readonly<Record<string, string>> = { strong: "strong", emphasis: "em" }

/**
 * @param markdown made from what was pasted
 * @returns the same in the few tags that a text in HTML may have: paragraphs, lists, emphasis, links to other sites. A single paragraph becomes just its words
 */
export function markupOf(markdown: string): string {
  const { children } = parseMarkdown(markdown)
  const [only] = children
  return children.length === 1 && only?.type === "paragraph" ? inner(only) : children.map(markup).join("")
}

const inner = (node: Nodes): string => ("children" in node ? node.children.map(markup).join("") : "")

function markup(node: Nodes): string {
  switch (node.type) {
    case "text":
    case "inlineCode":
      return escaped(node.value)
    case "code":
      return `<p>${escaped(node.value)}</p>`
    case "break":
      return "<br>"
    case "heading":
      return `<p><strong>${inner(node)}</strong></p>`
    case "paragraph":
    case "tableRow":
      return `<p>${inner(node).trim()}</p>`
    case "tableCell":
      return `${inner(node)} `
    case "list": {
      const tag = node.ordered ? "ol" : "ul"
      return `<${tag}>${inner(node)}</${tag}>`
    }
    case "listItem": {
      // The words of a list item are not wrapped in a paragraph.
      const [first, ...rest] = node.children
      const words = first?.type === "paragraph" ? inner(first) : first ? markup(first) : ""
      return `<li>${words}${rest.map(markup).join("")}</li>`
    }
    case "link":
      return diagnose(webOrEmailLinkRules, node.url)
        ? inner(node)
        : `<a href="${escaped(node.url).replaceAll('"', "%22")}">${inner(node)}</a>`
    default: {
      const tag = tags[node.type]
      return tag === undefined ? inner(node) : `<${tag}>${inner(node)}</${tag}>`
    }
  }
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
