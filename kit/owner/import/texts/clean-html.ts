import type { Element, ElementContent, Root, RootContent } from "hast"
import { h } from "hastscript"
import { codeLanguage, nameLanguages } from "./code-language"
import { embeddedAddress } from "./embeds"
import { attribute, hasClass, isElement, walkElements, wordsOf } from "./hast"
import type { Losses } from "./losses"
import { described, type Pictures } from "./pictures"

/** Elements that are left out with all that is in them, and without a word: nobody reads them. */
const unread = new Set([
  ...["style", "link", "meta", "base", "head", "title", "template", "param", "track", "source", "area", "map"],
  ...[
    "button",
    "select",
    "option",
    "optgroup",
    "datalist",
    "textarea",
    "progress",
    "meter",
    "dialog",
    "frame",
    "frameset",
  ],
])

const drawn = new Set(["svg", "canvas", "math", "object", "embed", "applet"])

/** What a text is cleaned with. */
export interface Cleaning {
  readonly pictures: Pictures
  readonly losses: Losses
  /** Whether the title of a picture is meant to be read below it, as in Markdown. */
  readonly titlesAreCaptions: boolean
}

/**
 * Leaves of HTML what Markdown can say: embeds become links, figures pictures with captions, code gets its language; scripts, forms, drawings,
 * tracking pixels and what is hidden go.
 *
 * @param root of the whole text; modified
 */
export function cleanHtml(root: Root, cleaning: Cleaning): void {
  nameLanguages(root)
  root.children = cleanedAll(root.children, cleaning)
}

/** The content of a root and of an element differ in their types alone: a fragment has no doctype that matters. */
const cleanedAll = (nodes: readonly RootContent[], cleaning: Cleaning): ElementContent[] =>
  withoutFallbacks(nodes).flatMap((node) => {
    if (node.type === "text") return [node]
    return node.type === "element" ? cleaned(node, cleaning) : []
  })

function cleaned(node: Element, cleaning: Cleaning): ElementContent[] {
  const { losses } = cleaning
  const { tagName } = node
  if (unread.has(tagName) || isHidden(node)) return []
  if (drawn.has(tagName)) return lost("drawing", losses)
  if (tagName === "form") return lost("form", losses)
  if (tagName === "script") return script(node, losses)
  if (tagName === "iframe") return embed(attribute(node, "src") ?? attribute(node, "dataSrc"), losses)
  if (tagName === "video" || tagName === "audio") return recording(node, losses)
  if (tagName === "img" || tagName === "image") return picture(node, cleaning)
  if (tagName === "figure") return figure(node, cleaning)
  if (tagName === "pre" || tagName === "listing" || tagName === "xmp") return code(node)
  if (tagName === "input") return attribute(node, "type") === "checkbox" ? [checkbox(node)] : []
  const children = cleanedAll(node.children, cleaning)
  if (tagName === "dl" || tagName === "dd") return [h("div", children)]
  if (tagName === "summary" || tagName === "dt") return [h("p", h("strong", children))]
  if (tagName === "sup" || tagName === "sub") return raised(tagName, children)
  if (tagName === "a" && attribute(node, "href") === undefined) return children
  if (tagName === "menu") return [h("ul", children)]
  return [{ type: "element", tagName, properties: node.properties, children }]
}

function lost(loss: "drawing" | "form" | "script", losses: Losses): ElementContent[] {
  losses.add(loss)
  return []
}

const isHidden = (node: Element): boolean =>
  node.properties.hidden !== undefined || /display\s*:\s*none/i.test(attribute(node, "style") ?? "")

/** Lazily loaded pictures have a second copy for browsers without scripts. */
function withoutFallbacks(nodes: readonly RootContent[]): readonly RootContent[] {
  const hasPicture = nodes.some((node) => isElement(node, "img", "picture"))
  return hasPicture ? nodes.filter((node) => !isElement(node, "noscript")) : nodes
}

function script(node: Element, losses: Losses): ElementContent[] {
  const source = attribute(node, "src")
  // A gist of GitHub's is embedded by a script.
  if (source && /^https:\/\/gist\.github\.com\/[\w/-]+\.js/.test(source)) return embed(source, losses)
  return lost("script", losses)
}

function embed(source: string | undefined, losses: Losses): ElementContent[] {
  const address = source && embeddedAddress(source)
  if (!address) return []
  losses.add("embed")
  return [h("p", linkTo(address))]
}

function recording(node: Element, losses: Losses): ElementContent[] {
  const sources = [node, ...[...walkElements(node)].map((placed) => placed.node)]
  const source = sources.map((each) => attribute(each, "src")).find((each) => each !== undefined)
  if (!source) return []
  losses.add("recording")
  return [h("p", linkTo(source))]
}

const linkTo = (address: string): Element => h("a", { href: address }, address)

function picture(node: Element, { pictures, titlesAreCaptions }: Cleaning, caption?: string): ElementContent[] {
  const title = described(caption ?? (titlesAreCaptions ? attribute(node, "title") : undefined) ?? "")
  const known = pictures.take(node, title)
  if (!known) return []
  const { reference: src, alt } = known
  return [h("img", { src, alt, title: title || undefined })]
}

/** A figure with one picture gives it its caption; with anything else, the caption is a paragraph. */
function figure(node: Element, cleaning: Cleaning): ElementContent[] {
  const inner = [...walkElements(node)].map((placed) => placed.node)
  const captions = inner.filter(({ tagName }) => tagName === "figcaption")
  const pictures = inner.filter(({ tagName }) => tagName === "img")
  const words = captions.map(wordsOf).join(" ").replace(/\s+/g, " ").trim()
  const [only] = pictures
  const isPicture =
    only &&
    pictures.length === 1 &&
    !inner.some(({ tagName }) => ["table", "pre", "iframe", "figure", "blockquote"].includes(tagName))
  if (!isPicture) return [h("div", cleanedAll(node.children, cleaning))]
  const link = inner.find(
    (each) => isElement(each, "a") && [...walkElements(each)].some((placed) => placed.node === only),
  )
  const shown = picture(only, cleaning, words === "" ? undefined : words)
  if (shown.length === 0) return words === "" ? [] : [h("p", words)]
  return [h("p", link ? h("a", { href: link.properties.href ?? "" }, shown) : shown)]
}

/** Code is text alone: its colours are spans, its line breaks may be elements. */
function code(node: Element): ElementContent[] {
  const language = codeLanguage(node)
  const text = linesOf(node).replace(/^\n+/, "").trimEnd()
  return [h("pre", h("code", { className: [`language-${language}`] }, text))]
}

function linesOf(node: ElementContent): string {
  if (node.type === "text") return node.value
  if (node.type !== "element") return ""
  if (node.tagName === "br") return "\n"
  if (hasClass(node, "lineno", "gutter", "line-numbers-rows", "lnt")) return ""
  const text = node.children.map(linesOf).join("")
  const isLine = ["div", "p", "li", "tr"].includes(node.tagName)
  return isLine && !text.endsWith("\n") ? `${text}\n` : text
}

const checkbox = (node: Element): Element =>
  h("input", { type: "checkbox", checked: node.properties.checked ? true : undefined })

const above = new Map(Array.from("0123456789+-()n", (letter, index) => [letter, "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ"[index] ?? letter]))
const below = new Map(Array.from("0123456789+-()", (letter, index) => [letter, "₀₁₂₃₄₅₆₇₈₉₊₋₍₎"[index] ?? letter]))

/** Raised and lowered numbers have characters of their own; without them, 10² would be 102. */
function raised(tagName: "sup" | "sub", children: ElementContent[]): ElementContent[] {
  const [only] = children
  if (only?.type !== "text" || children.length > 1) return children
  const signs = [...only.value.trim()].map((letter) => (tagName === "sup" ? above : below).get(letter))
  return signs.every((sign) => sign !== undefined) ? [{ type: "text", value: signs.join("") }] : children
}
