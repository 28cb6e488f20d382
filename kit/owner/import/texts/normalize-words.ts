import type { PhrasingContent, Root } from "mdast"
import { endOfAddress } from "../../../content/markdown/bare-addresses"
import { walk } from "../../../content/markdown/markdown"
import { linkAddress } from "./addresses"
import type { Losses } from "./losses"
import { joined } from "./normalize-phrasing"

/** A typed bullet: the check refuses it, because pages would not show it as a list. */
export const bullet = /^\s*[•●▪◦‣·\u{f0b7}]\s*/u

/** What the check takes for a reference without a definition. */
const bracketed = /\[\^[^[\]\s]+\]|(?:(?<!\w)\w+)?\[[^[\]]+\]\[[^[\]]*\]/

/** What GitHub's Markdown turns into a link without any markup. */
const web = new RegExp(`(?:https?:\\/\\/|(?<![\\p{L}\\p{N}])www\\.)[-.\\w][^\\s<>"'\`()[\\]${endOfAddress}]*`, "u")
const email = /(?<![-.\w+])[-.\w+]+@[-\w]+(?:\.[-\w]+)+(?!\.?[-\w]|:\S)/

const special = new RegExp(`(${bracketed.source}|${web.source}|${email.source})`, "iu")

/**
 * Normalizes words that Markdown would read differently: addresses become links, or code if no site can link to them, and brackets that look like
 * references become code.
 *
 * @param root a normalized tree; changed
 * @param losses records the links that are changed
 */
export function normalizeWords(root: Root, losses: Losses): void {
  for (const { node } of [...walk(root)])
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell")
      node.children = normalizedWords(node.children, false, losses)
}

function normalizedWords(nodes: readonly PhrasingContent[], isInLink: boolean, losses: Losses): PhrasingContent[] {
  const all = nodes.flatMap((node, index): PhrasingContent[] => {
    const begins = index === 0 || nodes[index - 1]?.type === "break"
    if (node.type === "text") return words(begins ? node.value.replace(bullet, "") : node.value, isInLink, losses)
    if (!("children" in node)) return [node]
    // The children of phrasing content are phrasing content.
    return [
      {
        ...node,
        children: normalizedWords(node.children, isInLink || node.type === "link", losses),
      } as PhrasingContent,
    ]
  })
  const whole = joined(withSignsOutside(joined(all)))
  return whole.map((node, index) => apartFromBracket(node, whole[index + 1]))
}

/** Markdown does not recognize the end of **Note:** before a letter, nor the beginning of **„Note** after one: moves the punctuation outside. */
function withSignsOutside(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (node.type !== "strong" && node.type !== "emphasis" && node.type !== "delete") return [node]
    const [previous, next] = [nodes[index - 1], nodes[index + 1]]
    const isBehindLetter = previous?.type === "text" && /[\p{L}\p{N}]$/u.test(previous.value)
    const isBeforeLetter = next?.type === "text" && /^[\p{L}\p{N}]/u.test(next.value)
    const before = isBehindLetter ? signsAt(node.children, 0, /^(\p{P}+)[^\p{P}\s]/u) : ""
    const after = isBeforeLetter ? signsAt(node.children, node.children.length - 1, /[^\p{P}\s](\p{P}+)$/u) : ""
    const children = node.children.map((child, at): PhrasingContent => {
      if (child.type !== "text") return child
      const start = at === 0 ? before.length : 0
      const end = at === node.children.length - 1 ? child.value.length - after.length : child.value.length
      return { ...child, value: child.value.slice(start, end) }
    })
    return [...signs(before), { ...node, children }, ...signs(after)]
  })
}

const signsAt = (nodes: readonly PhrasingContent[], index: number, pattern: RegExp): string => {
  const node = nodes[index]
  return (node?.type === "text" && pattern.exec(node.value)?.[1]) || ""
}

const signs = (value: string): PhrasingContent[] => (value === "" ? [] : [{ type: "text", value }])

function words(value: string, isInLink: boolean, losses: Losses): PhrasingContent[] {
  // In the words of a link, the check would take ]( for a nested link.
  return (isInLink ? value.replaceAll("](", "] (") : value).split(special).flatMap((part, index): PhrasingContent[] => {
    if (part === "") return []
    if (index % 2 === 0) return [{ type: "text", value: part }]
    if (part.endsWith("]") && part.includes("[")) return [{ type: "inlineCode", value: part }]
    return isInLink ? [{ type: "text", value: part }] : linked(part, losses)
  })
}

function linked(part: string, losses: Losses): PhrasingContent[] {
  const [end = ""] = /(?<![.,;:!?*_~])[.,;:!?*_~]*$/.exec(part) ?? []
  const written = part.slice(0, part.length - end.length)
  const url = linkAddress(addressOf(written), undefined, losses)
  const rest: PhrasingContent[] = end === "" ? [] : [{ type: "text", value: end }]
  // The check would take two dollar signs for a formula.
  if (url === undefined || url.includes("$$")) return [{ type: "inlineCode", value: written }, ...rest]
  return [{ type: "link", url, children: [{ type: "text", value: written }] }, ...rest]
}

function addressOf(written: string): string {
  if (/^https?:/i.test(written)) return written
  return /^www\./i.test(written) ? `https://${written}` : `mailto:${written}`
}

/** Adds a space after ^ before a bracket: the check refuses ^[words], which is an inline footnote in Pandoc. */
function apartFromBracket(node: PhrasingContent, next: PhrasingContent | undefined): PhrasingContent {
  const isBracket = next?.type === "link" || next?.type === "footnoteReference"
  return isBracket && node.type === "text" && node.value.endsWith("^") ? { ...node, value: `${node.value} ` } : node
}
