import type { Element, ElementContent, Root, RootContent } from "hast"
import {
  attribute,
  element,
  elementsIn,
  hasClass,
  hastWords,
  isElement,
  isHeading,
  lineOfHast,
  parseHtml,
  removeElements,
  withoutOverflow,
} from "./texts/hast"
import { type ImportedText, textFromHtml } from "./texts/to-markdown"

/**
 * Turns a clipboard's HTML into a text of this site: from Word, Google Docs, Pages, Notion, Gmail, or any page.
 *
 * @param html of the clipboard
 * @returns the text, its pictures and what was left out
 * @throws ImportRefusal if it is longer, or nested deeper, than any text is
 */
export function textFromClipboard(html: string): ImportedText {
  // The limit on a text's length applies to its words.
  const { light, pictures } = withoutPictures(copiedPart(html))
  return withoutOverflow(() => {
    const root = parseHtml(light)
    meanWhatIsShown(root)
    return textFromHtml(root, {
      // A heading of a part is not the title of the whole.
      title: "",
      find: (written) => {
        const data = pictures[Number(/^pasted-(\d+)$/.exec(written)?.[1]) - 1]
        return data === undefined ? undefined : { data }
      },
    })
  })
}

/** The least number of characters of a picture that shows something; a shorter one is a tracking pixel. */
const minPictureLength = 300

/** Takes out the pictures embedded in the HTML, each of which may be longer than any text: a regular expression for a whole one would exhaust the stack. */
function withoutPictures(html: string): { readonly light: string; readonly pictures: readonly string[] } {
  const pictures: string[] = []
  const parts: string[] = []
  const end = /[^A-Za-z0-9+/=\s]|$/g
  let read = 0
  for (const { index, 0: head } of html.matchAll(/data:image\/[\w.+-]+;base64,/gi)) {
    const start = index + head.length
    end.lastIndex = start
    const stop = end.exec(html)?.index ?? html.length
    if (stop - start < minPictureLength) continue
    parts.push(html.slice(read, index), `pasted-${pictures.push(html.slice(start, stop))}`)
    read = stop
  }
  return { light: parts.join("") + html.slice(read), pictures }
}

/** Windows puts a whole page around what was copied, and marks that. Excel marks the rows within their table. */
function copiedPart(html: string): string {
  const part = /<!--\s*StartFragment\s*-->(.*?)<!--\s*EndFragment\s*-->/is.exec(html)?.[1] ?? html
  return /^\s*<(?:col|tr|tbody|thead|td)\b/i.test(part) ? `<table>${part}</table>` : part
}

/** Gives the tree of HTML that office programs copy the elements that its styles stand for. */
function meanWhatIsShown(root: Root): void {
  removeElements(root, (node) => isElement(node, "xml", "o:p") && lineOfHast(node) === "")
  for (const node of elementsIn(root)) emphasize(node)
  makeLists(root)
  for (const node of elementsIn(root)) if (isElement(node, "ul", "ol")) takeIn(node)
}

/** Programs use styles for what HTML has elements for, and elements for what they do not mean. */
function emphasize(node: Element): void {
  const style = (attribute(node, "style") ?? "").toLowerCase()
  const weight = /font-weight\s*:\s*(\w+)/.exec(style)?.[1] ?? ""
  const isHeavy = weight === "bold" || Number(weight) >= 600
  const isLeaning = /font-style\s*:\s*(?:italic|oblique)/.test(style)
  const isUpright = /font-style\s*:\s*normal/.test(style)
  // Google Docs has its whole text in a bold element that is not bold.
  if ((isElement(node, "b", "strong") && weight !== "" && !isHeavy) || (isElement(node, "i", "em") && isUpright))
    node.tagName = "span"
  if (isElement(node, "p") && hasClass(node, "MsoTitle")) node.tagName = "h1"
  if (!isElement(node, "span", "font")) return
  const struck = /text-decoration[\w-]*\s*:[^;]*line-through/.test(style)
  const marks = [...(isHeavy ? ["strong"] : []), ...(isLeaning ? ["em"] : []), ...(struck ? ["del"] : [])]
  if (lineOfHast(node) === "") return
  for (const mark of marks) node.children = [element(mark, node.children)]
}

/** The level of a paragraph that Word shows as a point of a list, from 1. */
function levelOf(node: RootContent): number | undefined {
  if (!isElement(node, "p") && !isHeading(node)) return undefined
  const found = /mso-list\s*:\s*(?!none|ignore)\S+\s+level(\d)/i.exec(attribute(node, "style") ?? "")?.[1]
  return found === undefined ? undefined : Number(found)
}

/** Word has no lists in its HTML: each point is a paragraph that shows its bullet or number. */
function makeLists(parent: Root | Element): void {
  const children: RootContent[] = []
  /** The lists that are open, the innermost last. */
  let open: Array<{ readonly level: number; readonly list: Element }> = []
  for (const node of parent.children) {
    const level = levelOf(node)
    if (level === undefined || node.type !== "element") {
      if (node.type !== "text" || node.value.trim() !== "") open = []
      children.push(node)
      if (node.type === "element") makeLists(node)
      continue
    }
    const tag = takeSign(node)
    open = open.filter((each) => each.level < level || (each.level === level && each.list.tagName === tag))
    if (open.at(-1)?.level !== level) {
      const list = element(tag, [])
      const point = open.at(-1)?.list.children.at(-1)
      if (point?.type === "element") point.children.push(list)
      else children.push(list)
      open.push({ level, list })
    }
    open.at(-1)?.list.children.push(element("li", node.children))
  }
  parent.children = children as typeof parent.children
}

/** Removes the bullet or number from one of Word's points, and returns which kind of list it belongs to. */
function takeSign(point: Element): "ul" | "ol" {
  const isSign = (node: Element) => /mso-list\s*:\s*ignore/i.test(attribute(node, "style") ?? "")
  const sign = elementsIn(point).filter(isSign).map(hastWords).join("")
  removeElements(point, isSign)
  return /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i.test(sign) ? "ol" : "ul"
}

/** A list right in a list, as Google Docs has it, belongs to the point before it. */
function takeIn(list: Element): void {
  const children: ElementContent[] = []
  for (const node of list.children) {
    const before = children.at(-1)
    if (isElement(node, "ul", "ol") && before?.type === "element") before.children.push(node)
    else if (node.type !== "text" || node.value.trim() !== "") children.push(node)
  }
  list.children = children
}
