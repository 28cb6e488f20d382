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

/**
 * @param page to be read
 * @returns its headings, lists and sections that have nothing in them or under them
 */
export function emptyParts(page: Html): string[] {
  const parts = all(
    `${headings}, ul, ol, dl, section, article, nav, figure, blockquote, main p:not([role])`,
    page,
  ).filter((part) => !textOf(part).trim())
  const lonely = all("main h2, main h3, main h4, footer h2", page).filter((heading) => {
    const part = closest(heading, "section, article, li, nav, form") ?? heading.parent
    return !leads(heading) && part !== null && !textWithoutHeadings(part as AnyNode).trim()
  })
  return [...parts, ...lonely].map((part) => `${part.name} ${attribute(part, "id")} ${inOneLine(textOf(part))}`.trim())
}
