import type { Element, ElementContent, Root, RootContent } from "hast"
import { h } from "hastscript"
import { told } from "../../../content/sentences/sentences"
import { ImportRefusal } from "../format"
import { linkAddress } from "./addresses"
import { codeLanguage, nameLanguages } from "./code-language"
import { embeddedAddress, isPostEmbed } from "./embeds"
import {
  attribute,
  elementsIn,
  findElement,
  hasClass,
  hasLetters,
  isElement,
  removeElements,
  spacedWordsOf,
  type VisitedElement,
  walkElements,
  wordsOf,
} from "./hast"
import { type Loss, Losses } from "./losses"
import { described, type Pictures, sourceOf } from "./pictures"

/** Elements without anything to read. */
const silent = new Set([
  "style",
  "link",
  "meta",
  "base",
  "template",
  "param",
  "track",
  "source",
  "area",
  "input",
  "frame",
  "frameset",
])

/** Elements that are left out with their words, by tag. */
const leftOut: ReadonlyMap<string, Loss> = new Map([
  ...["svg", "canvas", "math", "applet"].map((tag) => [tag, "drawing"] as const),
  ...["form", "select", "option", "optgroup", "datalist", "textarea", "progress", "meter"].map(
    (tag) => [tag, "form"] as const,
  ),
  ...["button", "dialog", "nav"].map((tag) => [tag, "surroundings"] as const),
  ...["title", "noembed", "noframes"].map((tag) => [tag, "hidden"] as const),
])

/** Classes of words that only screen readers say. */
const forScreenReaders = ["screen-reader-text", "sr-only", "visually-hidden", "visuallyhidden"]

/** What cleaning a text needs to know. */
export interface Cleaning {
  readonly pictures: Pictures
  readonly losses: Losses
  /** Whether a picture's title is its caption, as in Markdown. */
  readonly titlesAreCaptions: boolean
}

/**
 * Reduces HTML to what Markdown can express: embeds become links, figures become pictures with captions, and code gets its language. Scripts, forms,
 * drawings, tracking pixels and hidden elements are removed; the words lost with them are reported.
 *
 * @param root of the whole text; modified
 */
export function cleanHtml(root: Root, cleaning: Cleaning): void {
  removeFallbacks(root, cleaning.losses)
  nameLanguages(root)
  root.children = cleanedAll(root.children, cleaning)
}

/** The children of a root and of an element differ only in their types: a fragment has no doctype that matters. */
const cleanedAll = (nodes: readonly RootContent[], cleaning: Cleaning): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type === "text") return [node]
    return node.type === "element" ? cleaned(node, cleaning) : []
  })

function cleaned(node: Element, cleaning: Cleaning): ElementContent[] {
  const { losses } = cleaning
  const { tagName } = node
  if (tagName === "input" && attribute(node, "type") === "checkbox") return [checkbox(node)]
  if (silent.has(tagName)) return []
  if (isHidden(node)) return lost("hidden", node, losses)
  if (tagName === "math" || hasClass(node, "katex", "MathJax")) return formula(node, losses)
  if (tagName === "object" || tagName === "embed") return oldPlayer(node, cleaning)
  const loss = leftOut.get(tagName)
  if (loss) return lost(loss, node, losses)
  if (tagName === "script") return script(node, losses)
  if (tagName === "iframe") {
    lost("hidden", node, losses)
    return embed(attribute(node, "src") ?? attribute(node, "dataSrc"), losses)
  }
  if (tagName === "video" || tagName === "audio") return recording(node, cleaning)
  if (tagName === "img" || tagName === "image") return picture(node, cleaning)
  if (tagName === "figure") return figure(node, cleaning)
  if (tagName === "pre" || tagName === "listing" || tagName === "xmp")
    return [...code(node), ...picturesIn(node, cleaning)]
  if (isPostEmbed(node) && spacedWordsOf(node).trim() === "") return postEmbed(node, losses)
  if (tagName === "table") return table(node, cleaning)
  const children = cleanedAll(node.children, cleaning)
  if (["dl", "dd", ...unknown].includes(tagName)) return [h("div", children)]
  if (tagName === "summary" || tagName === "dt") return [h("p", h("strong", children))]
  if (tagName === "sup" || tagName === "sub") return raised(tagName, children)
  if (tagName === "a") return link(node, children, losses)
  if (tagName === "menu") return [h("ul", children)]
  if (tagName === "ol") return [numbered(node, children)]
  // Inline code is plain text: a picture in it would be lost.
  if (ofCode.has(tagName) && isPictured(node)) return [h("span", children)]
  if (tagName === "abbr" || tagName === "dfn") sayTitle(node, losses)
  if (tagName === "td" || tagName === "th") alignCell(node)
  return [{ type: "element", tagName, properties: node.properties, children }]
}

const ofCode = new Set(["code", "kbd", "samp", "tt", "var"])

/** Elements whose content browsers show, but the converter would leave out. */
const unknown = ["map", "content", "element", "shadow", "menuitem", "command"]

function lost(loss: Loss, node: Element, losses: Losses): ElementContent[] {
  const words = loss === "script" ? "" : spacedWordsOf(node)
  // Nobody misses a button that has only an icon, or a hidden element without words.
  if (hasLetters(words) || !["surroundings", "hidden"].includes(loss)) losses.add(loss, words)
  return []
}

const isHidden = (node: Element): boolean =>
  node.properties.hidden !== undefined ||
  /display\s*:\s*none/i.test(attribute(node, "style") ?? "") ||
  hasClass(node, ...forScreenReaders)

/**
 * Removes what browsers show only without scripts, since readers saw something else. A lazily loaded picture is kept if it is nowhere else; usually it is
 * next to a copy of itself that still waits for its address.
 */
function removeFallbacks(root: Root, losses: Losses): void {
  const all = [...walkElements(root)]
  const isFallback = ({ ancestors }: VisitedElement) => ancestors.some((each) => isElement(each, "noscript"))
  const shown = new Set(
    all.flatMap((each) => (isElement(each.node, "img") && !isFallback(each) ? sourceOf(each.node) : [])),
  )
  for (const { node, ancestors } of all) {
    const parent = ancestors.at(-1)
    if (!isElement(node, "noscript") || !parent) continue
    const siblings: RootContent[] = parent.children
    const fallback = findElement(node, isImage)
    const isAlone =
      fallback && !shown.has(sourceOf(fallback)) && !siblings.some((each) => each !== node && isPictured(each))
    if (!isAlone) lost("hidden", node, losses)
    siblings.splice(siblings.indexOf(node), 1, ...(isAlone ? node.children : []))
  }
}

const isImage = (node: Element): boolean => isElement(node, "img")

const isPictured = (node: RootContent): boolean =>
  node.type === "element" && (isImage(node) || findElement(node, isImage) !== undefined)

/** KaTeX and MathML keep the TeX source next to what they draw. */
function formula(node: Element, losses: Losses): ElementContent[] {
  const written = findElement(node, (each) => isElement(each, "annotation"))
  const tex = written ? wordsOf(written).trim() : ""
  return tex === "" ? lost("drawing", node, losses) : [h("code", tex)]
}

function script(node: Element, losses: Losses): ElementContent[] {
  const source = attribute(node, "src")
  // GitHub embeds gists with a script.
  if (source && /^https:\/\/gist\.github\.com\/[\w/-]+\.js/.test(source)) return embed(source, losses)
  return lost("script", node, losses)
}

function embed(source: string | undefined, losses: Losses): ElementContent[] {
  const address = source && embeddedAddress(source)
  if (!address) return []
  losses.add("embed")
  return [h("p", linkTo(address))]
}

/** A player from before iframes; its content is a fallback for browsers that do not support it. */
function oldPlayer(node: Element, cleaning: Cleaning): ElementContent[] {
  const param = findElement(
    node,
    (each) => isElement(each, "param") && /^(?:movie|src)$/i.test(String(each.properties.name)),
  )
  const source = attribute(node, "data") ?? attribute(node, "src") ?? (param && attribute(param, "value"))
  const player = embed(source, cleaning.losses)
  if (player.length === 0) {
    const children = cleanedAll(node.children, cleaning)
    return children.length === 0 ? lost("drawing", node, cleaning.losses) : children
  }
  lost("hidden", node, cleaning.losses)
  return player
}

/** A post of another site, which that site's script would have shown, becomes a link. */
function postEmbed(node: Element, losses: Losses): ElementContent[] {
  const links = elementsIn(node).flatMap((each) => attribute(each, "href") ?? [])
  return embed(attribute(node, "cite") ?? attribute(node, "dataInstgrmPermalink") ?? links.at(-1), losses)
}

function recording(node: Element, { losses, pictures }: Cleaning): ElementContent[] {
  const source = [node, ...elementsIn(node)].map((each) => attribute(each, "src")).find((each) => each !== undefined)
  lost("hidden", node, losses)
  if (!source) return []
  const address = linkAddress(source, pictures.base, new Losses())
  losses.add(address === undefined ? "recordingLost" : "recording", address === undefined ? source : "")
  return address === undefined ? [] : [h("p", linkTo(address))]
}

const linkTo = (address: string): Element => h("a", { href: address }, address)

function link(node: Element, children: ElementContent[], losses: Losses): ElementContent[] {
  const href = attribute(node, "href")
  sayTitle(node, losses)
  if (href === undefined) return children
  const isEmpty = !children.some((each) => /\S/.test(wordsOf(each)) || isPictured(each))
  if (isEmpty && /^https?:/i.test(href)) losses.add("linkEmpty", href)
  return [{ ...node, children }]
}

/** Records a tooltip, which appears while the pointer rests on a word. */
function sayTitle(node: Element, losses: Losses): void {
  const title = attribute(node, "title")
  if (title !== undefined && title !== wordsOf(node).trim()) losses.add("tooltip", title)
}

function picture(node: Element, { pictures, titlesAreCaptions }: Cleaning, caption?: string): ElementContent[] {
  const title = described(caption ?? (titlesAreCaptions ? attribute(node, "title") : undefined) ?? "")
  const known = pictures.take(node, title)
  if (!known) return []
  const { reference: src, alt } = known
  return [h("img", { src, alt, title: title || undefined })]
}

/** A figure with one picture, and no words but a caption, becomes a picture with that caption. In any other figure, the caption becomes a paragraph. */
function figure(node: Element, cleaning: Cleaning): ElementContent[] {
  const inner = elementsIn(node)
  const captions = inner.filter(({ tagName }) => tagName === "figcaption")
  const pictures = inner.filter(({ tagName }) => tagName === "img")
  const words = captions.map(wordsOf).join(" ").replace(/\s+/g, " ").trim()
  const [only] = pictures
  const isPicture =
    only &&
    pictures.length === 1 &&
    wordsOf(node).replace(/\s+/g, "") === words.replace(/\s+/g, "") &&
    !inner.some(({ tagName }) => aloneInFigures.has(tagName))
  if (!isPicture) return [h("div", cleanedAll(node.children, cleaning))]
  const link = inner.find((each) => isElement(each, "a") && elementsIn(each).includes(only))
  for (const caption of captions)
    for (const each of elementsIn(caption)) {
      const href = isElement(each, "a") ? attribute(each, "href") : undefined
      if (href !== undefined) cleaning.losses.add("captionLink", href)
    }
  const shown = picture(only, cleaning, words || undefined)
  if (shown.length === 0) return words === "" ? [] : [h("p", words)]
  return [h("p", link ? h("a", { href: link.properties.href ?? "" }, shown) : shown)]
}

/** A picture next to one of these is not the figure's only content. */
const aloneInFigures = new Set([
  "table",
  "pre",
  "iframe",
  "figure",
  "blockquote",
  "video",
  "audio",
  "object",
  "embed",
  "form",
  "svg",
  "math",
  "script",
  "canvas",
  "button",
])

/** Writes a cell's alignment, which a style or class may give, as its attribute. */
function alignCell(node: Element): void {
  const styled = /text-align\s*:\s*(left|right|center)/i.exec(attribute(node, "style") ?? "")?.[1]
  const classed = /(?:^|[\s-])(?:text-?align|align|text|has-text-align)-(left|right|center)(?:\s|$)/i.exec(
    attribute(node, "className") ?? "",
  )?.[1]
  const align = styled ?? classed ?? attribute(node, "align")
  if (align !== undefined) node.properties.align = align.toLowerCase()
}

/** A table that contains another was page layout, so its cells become parts of the text. A caption becomes a paragraph above its table. */
function table(node: Element, cleaning: Cleaning): ElementContent[] {
  const inner = [...walkElements(node)]
  if (inner.some(({ node: each }) => isElement(each, "table"))) {
    const cells = inner.filter(
      ({ node: each, ancestors }) =>
        isElement(each, "td", "th", "caption") && !ancestors.some((above) => isElement(above, "td", "th")),
    )
    return cells.map(({ node: cell }) => h("div", cleanedAll(cell.children, cleaning)))
  }
  const captions: Element[] = []
  removeElements(
    node,
    (each) => isElement(each, "caption"),
    (caption) => captions.push(caption),
  )
  refuseEndless(node)
  const children = cleanedAll(node.children, cleaning)
  return [
    ...captions.map((caption) => h("p", cleanedAll(caption.children, cleaning))),
    { type: "element", tagName: "table", properties: node.properties, children },
  ]
}

/** Per table, including cells that are missing from a row. */
const maxCells = 200_000

/** Limits the span of each cell, as browsers do (https://html.spec.whatwg.org/#attr-tdth-colspan), and refuses a table with too many cells. */
function refuseEndless(table: Element): void {
  const inner = elementsIn(table)
  const rows = Math.max(inner.filter((node) => isElement(node, "tr")).length, 1)
  const own = Array<number>(rows + 1).fill(0)
  /** By how many columns the number of those that cells from above cover changes at each row. */
  const changes = Array<number>(rows + 1).fill(0)
  let row = -1
  for (const node of inner) {
    if (isElement(node, "tr")) row += 1
    if (!isElement(node, "td", "th")) continue
    const at = Math.max(row, 0)
    const columns = bounded(node, "colSpan", 1, 1000)
    const height = bounded(node, "rowSpan", 0, 65_534)
    const end = Math.min(height === 0 ? rows : at + height, rows)
    own[at] = (own[at] ?? 0) + columns
    changes[Math.min(at + 1, rows)] = (changes[Math.min(at + 1, rows)] ?? 0) + columns
    changes[end] = (changes[end] ?? 0) - columns
  }
  let [reaching, width] = [0, 0]
  for (const [index, columns] of own.entries()) {
    reaching += changes[index] ?? 0
    width = Math.max(width, columns + reaching)
  }
  if (rows * width > maxCells) throw new ImportRefusal(told("import.text.cells", { most: String(maxCells) }))
}

/** @returns a cell's limited span, which is also written to its attribute */
function bounded(cell: Element, name: "colSpan" | "rowSpan", least: number, most: number): number {
  const said = Number.parseInt(attribute(cell, name) ?? "1", 10)
  const reach = said >= least ? Math.min(said, most) : 1
  if (cell.properties[name] !== undefined) cell.properties[name] = reach
  return reach
}

/** Reduces code to plain text: its colours are spans, and its line breaks may be elements. */
function code(node: Element): ElementContent[] {
  const language = codeLanguage(node)
  const text = linesOf(node).replace(/^\n+/, "").trimEnd()
  return [h("pre", h("code", { className: [`language-${language}`] }, text))]
}

/** Code is plain text, so its pictures go below it. */
const picturesIn = (node: Element, cleaning: Cleaning): ElementContent[] =>
  elementsIn(node).flatMap((each) => (isImage(each) ? picture(each, cleaning) : []))

function linesOf(node: ElementContent): string {
  if (node.type === "text") return node.value
  if (node.type !== "element") return ""
  if (node.tagName === "br") return "\n"
  const text = node.children.map(linesOf).join("")
  const isNumber = hasClass(node, "lineno", "gutter", "line-numbers-rows", "lnt") && !/\p{L}/u.test(text)
  if (isNumber) return ""
  const isLine = ["div", "p", "li", "tr"].includes(node.tagName)
  return isLine && !text.endsWith("\n") ? `${text}\n` : text
}

/** Markdown counts up from the first number, so a list that counts otherwise becomes lines. If two entries have the same number, the numbers are ignored. */
function numbered(list: Element, children: ElementContent[]): Element {
  const items = children.filter((child): child is Element => isElement(child, "li"))
  const isReversed = list.properties.reversed !== undefined
  let next = integer(list, "start") ?? (isReversed ? items.length : 1)
  const numbers = items.map((item) => {
    const number = integer(item, "value") ?? next
    next = number + (isReversed ? -1 : 1)
    return number
  })
  const [first = 1] = numbers
  const isCounted = first >= 0 && numbers.every((number, index) => number === first + index)
  if (isCounted || new Set(numbers).size < numbers.length) return h("ol", { start: first }, children)
  return h(
    "div",
    items.map((item, index) => entry(`${numbers[index]}. `, item.children)),
  )
}

function integer(node: Element, name: string): number | undefined {
  const number = Number.parseInt(attribute(node, name) ?? "", 10)
  return Number.isNaN(number) ? undefined : number
}

/** Puts the number into the entry's first paragraph, if the entry begins with one. */
function entry(number: string, children: ElementContent[]): Element {
  const [first, ...others] = children.filter((child) => child.type !== "text" || child.value.trim() !== "")
  return isElement(first, "p") ? h("div", [h("p", [number, first.children]), others]) : h("div", [number, children])
}

const checkbox = (node: Element): Element =>
  h("input", { type: "checkbox", checked: node.properties.checked ? true : undefined })

const above = new Map(Array.from("0123456789+-()n", (letter, index) => [letter, "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ"[index] ?? letter]))
const below = new Map(Array.from("0123456789+-()", (letter, index) => [letter, "₀₁₂₃₄₅₆₇₈₉₊₋₍₎"[index] ?? letter]))

/** Writes superscript and subscript numbers as Unicode characters; otherwise 10² would become 102. */
function raised(tagName: "sup" | "sub", children: ElementContent[]): ElementContent[] {
  const [only] = children
  if (only?.type !== "text" || children.length > 1) return children
  const signs = [...only.value.trim()].map((letter) => (tagName === "sup" ? above : below).get(letter))
  return signs.every((sign) => sign !== undefined) ? [{ type: "text", value: signs.join("") }] : children
}
