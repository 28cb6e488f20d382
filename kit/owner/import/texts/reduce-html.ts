import type { Element, Parents, Root, RootContent } from "hast"
import { told } from "../../../content/sentences/sentences"
import { parseUrl } from "../../../language/addresses"
import { ImportRefusal } from "../format"
import {
  attribute,
  element,
  elementsIn,
  hasClass,
  hastWords,
  isElement,
  isHeading,
  lineOfHast,
  removeElements,
  walkElements,
} from "./hast"
import type { Losses } from "./losses"

/** Elements that contain no words of a text. */
const silent: ReadonlySet<string> = new Set(["script", "style", "template", "noscript", "title"])

/** Elements that are not part of a text. */
const removed: ReadonlySet<string> = new Set(
  "base svg canvas math form button nav select textarea dialog object".split(" ").concat([...silent]),
)

/**
 * Reduces HTML to what Markdown can express. Scripts, forms, menus and hidden elements are removed, players become links to what they play, a figure becomes
 * its picture with its caption.
 *
 * @param root of the whole text; modified
 * @param losses records the removed words
 * @throws ImportRefusal if a table has more cells than any real one
 */
export function reduceHtml(root: Root, losses: Losses): void {
  removeElements(root, (node): boolean => {
    const isGone = removed.has(node.tagName) || isUnseen(node) || isPixel(node)
    const words = silent.has(node.tagName) ? "" : hastWords(node)
    if (isGone && /[\p{L}\p{N}]/u.test(words)) losses.add("hidden", words)
    return isGone
  })
  for (const { node, ancestors } of [...walkElements(root)]) {
    const { tagName } = node
    if (["iframe", "video", "audio"].includes(tagName)) becomePlayedPage(node, ancestors.some(isLine))
    else if (tagName === "img") node.properties = shownPicture(node)
    else if (tagName === "table") boundTable(node)
    else if (tagName === "pre") nameCode(node)
    else if (tagName === "sup" || tagName === "sub") raiseNumbers(node)
    else if (tagName === "a" && ancestors.some(isHeading) && isOwnLink(node)) node.children = []
  }
  for (const node of elementsIn(root)) if (isElement(node, "figure")) captionPicture(node)
}

/** The sign with which a heading links to itself. */
const isOwnLink = (node: Element): boolean =>
  attribute(node, "href")?.startsWith("#") === true && !/[\p{L}\p{N}]/u.test(hastWords(node))

/** Hidden, or only for screen readers. */
const isUnseen = (node: Element): boolean =>
  node.properties.hidden !== undefined ||
  /display\s*:\s*none/i.test(attribute(node, "style") ?? "") ||
  hasClass(node, "screen-reader-text", "sr-only", "visually-hidden")

const counters = /medium\.com\/_\/stat|pixel\.wp\.com|stats\.wordpress\.com|doubleclick\.net|facebook\.com\/tr/i

/** A shorter data address, in characters, cannot be a picture that shows something. */
const minDataLength = 300

/** @returns whether a picture is a tracking pixel or a placeholder */
function isPixel(node: Element): boolean {
  if (node.tagName !== "img") return false
  const address = addressOfPicture(node)
  const isPlaceholder = /^data:/i.test(address) && address.length < minDataLength
  const isDot = ["width", "height"].some((side) => /^[01](?:px)?$/.test(attribute(node, side) ?? ""))
  return isPlaceholder || isDot || counters.test(address)
}

/** The `src` of a lazily loaded picture is a placeholder until a reader scrolls to it. */
function addressOfPicture(node: Element): string {
  const lazy = ["dataSrc", "dataLazySrc", "dataOriginal", "dataDelayedUrl"].map((name) => attribute(node, name))
  const own = attribute(node, "src")
  const first = (attribute(node, "srcSet") ?? attribute(node, "dataSrcSet"))?.split(/,?\s/, 1)[0]
  const isPlaceholder = own === undefined || (/^data:/i.test(own) && own.length < minDataLength)
  return lazy.find((each) => each !== undefined) ?? (isPlaceholder ? first : undefined) ?? own ?? ""
}

/** A title is a tooltip, not a caption. */
const shownPicture = (node: Element): Element["properties"] => ({
  src: addressOfPicture(node),
  alt: attribute(node, "alt") ?? "",
})

/** Players: a pattern for the embedded address, and the page of what they play. */
const players: ReadonlyArray<readonly [RegExp, string]> = [
  [/^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/, "https://www.youtube.com/watch?v=$1"],
  [/^https:\/\/player\.vimeo\.com\/video\/(\d+).*/, "https://vimeo.com/$1"],
  [/^https:\/\/open\.spotify\.com\/embed\/(\w+\/\w+).*/, "https://open.spotify.com/$1"],
]

/** Elements that cannot contain a paragraph. */
const isLine = (node: Parents): boolean => isElement(node, "p", "h1", "h2", "h3", "h4", "h5", "h6", "td", "th")

function becomePlayedPage(node: Element, isInLine: boolean): void {
  const sources = [node, ...elementsIn(node)].map((each) => attribute(each, "src") ?? attribute(each, "dataSrc"))
  const written = (sources.find((each) => each !== undefined) ?? "").replace(/^\/\//, "https://")
  const page = players.reduce((address, [embedded, own]) => address.replace(embedded, own), written)
  const isPage = /^https?:/i.test(page) && parseUrl(page) !== undefined
  const link = isPage ? [element("a", [{ type: "text", value: page }], { href: page })] : []
  Object.assign(node, element(isInLine ? "span" : "p", link))
}

/** A figure with a single picture, and no words except its caption. */
function captionPicture(figure: Element): void {
  const inner = elementsIn(figure)
  const captions = inner.filter((node) => isElement(node, "figcaption"))
  const [picture, another] = inner.filter((node) => isElement(node, "img"))
  const words = captions.map(lineOfHast).join(" ")
  const isAlone = lineOfHast(figure).replaceAll(" ", "") === words.replaceAll(" ", "")
  if (!picture || another || !isAlone || inner.some((node) => isElement(node, "table", "pre", "iframe"))) return
  Object.assign(picture, { properties: { ...picture.properties, ...(words === "" ? {} : { title: words }) } })
  removeElements(figure, (node) => captions.includes(node))
}

/** Per table, including the cells that rows lack. */
const maxCells = 200_000

/** Limits the span of cells, refuses a table with too many, and turns the first row into headings if there are none: spreadsheets mark none. */
function boundTable(table: Element): void {
  const inner = elementsIn(table)
  const rows = inner.filter((node) => isElement(node, "tr")).map((row) => row.children.filter(isCell))
  const widest = Math.max(1, ...rows.map(({ length }) => length))
  let [width, reaching] = [widest, 0]
  for (const row of rows) {
    for (const cell of row) {
      cell.properties.colSpan = spanOfCell(cell, "colSpan", widest)
      cell.properties.rowSpan = spanOfCell(cell, "rowSpan", rows.length)
      if (cell.properties.rowSpan > 1) reaching += cell.properties.colSpan
    }
    width = Math.max(
      width,
      row.reduce((sum, cell) => sum + Number(cell.properties.colSpan), 0),
    )
  }
  if (rows.length * (width + reaching) > maxCells)
    throw new ImportRefusal(told("import.text.cells", { most: String(maxCells) }))
  const isUnnamed = !inner.some((node) => isElement(node, "th", "table"))
  const first = rows[0] ?? []
  if (isUnnamed && first.every((cell) => lineOfHast(cell) !== "")) for (const cell of first) cell.tagName = "th"
}

const isCell = (node: RootContent): node is Element => isElement(node, "td", "th")

/** No cell spans more columns than the widest row has cells, or more rows than the table has. */
function spanOfCell(cell: Element, name: "colSpan" | "rowSpan", most: number): number {
  const said = Number.parseInt(attribute(cell, name) ?? "1", 10)
  return said >= 1 ? Math.min(said, most) : 1
}

const marking = /(?:^|\s)(?:language-|lang-|lang:|brush:\s*|highlight-source-)([\w+#-]+)/

/** Highlighters state the language in many ways, and use elements to colour words. */
function nameCode(node: Element): void {
  const named = [node, ...elementsIn(node)]
    .map((each) => marking.exec(attribute(each, "className") ?? "")?.[1] ?? attribute(each, "dataLang"))
    .find((each) => each !== undefined)
  for (const line of elementsIn(node)) if (isElement(line, "br")) Object.assign(line, { type: "text", value: "\n" })
  const text = hastWords(node).replace(/^\n/, "")
  node.children = [element("code", [{ type: "text", value: text }], named ? { className: [`language-${named}`] } : {})]
}

const above = new Map(Array.from("0123456789+-()n", (letter, index) => [letter, "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ"[index] ?? letter]))
const below = new Map(Array.from("0123456789+-()", (letter, index) => [letter, "₀₁₂₃₄₅₆₇₈₉₊₋₍₎"[index] ?? letter]))

/** Otherwise 10² would become 102. */
function raiseNumbers(node: Element): void {
  const [only, another] = node.children
  if (only?.type !== "text" || another) return
  const signs = [...only.value.trim()].map((letter) => (isElement(node, "sup") ? above : below).get(letter))
  if (signs.every((sign) => sign !== undefined)) only.value = signs.join("")
}
