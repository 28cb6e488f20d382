import {
  type AnyNode,
  all,
  attribute,
  closest,
  type Element,
  first,
  type Html,
  inOneLine,
  isTag,
  isText,
  textOf,
} from "./parse"

const headings = "h1, h2, h3, h4"

/** Whether a heading is a link to what it names: it needs nothing under it. */
const leads = (heading: Element): boolean => first('a:not([href^="#"])', heading) !== null

const isBareHeading = (node: AnyNode) => isTag(node) && /^h[1-4]$/.test(node.name) && !leads(node)

function textWithoutHeadings(node: AnyNode): string {
  if (isText(node)) return node.data
  if (!isTag(node) || isBareHeading(node)) return ""
  return node.children.map(textWithoutHeadings).join("")
}

/** A picture without words counts as content too, in a figure also an inline drawing. */
const hasPicture = (part: Element): boolean => first(part.name === "figure" ? "img, svg" : "img", part) !== null

/** An entry of a list may be its heading alone: the contract asks for no more. */
const isEntry = ({ name, parent }: Element): boolean =>
  name === "li" || (name === "article" && parent !== null && isTag(parent) && parent.name === "li")

/**
 * @param page to be read
 * @returns its headings, lists and sections that have nothing in them or under them
 */
export function emptyParts(page: Html): string[] {
  const parts = all(
    `${headings}, ul, ol, dl, section, article, nav, figure, blockquote, main p:not([role])`,
    page,
  ).filter((part) => !textOf(part).trim() && !hasPicture(part))
  const lonely = all("main h2, main h3, main h4, footer h2", page).filter((heading) => {
    const part = closest(heading, "section, article, li, nav, form") ?? heading.parent
    if (leads(heading) || part === null || !isTag(part) || isEntry(part) || hasPicture(part)) return false
    return !textWithoutHeadings(part).trim()
  })
  return [...parts, ...lonely].map((part) => `${part.name} ${attribute(part, "id")} ${inOneLine(textOf(part))}`.trim())
}
