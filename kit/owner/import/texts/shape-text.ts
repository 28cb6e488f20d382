import type { Definition, Heading, Image, Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent } from "mdast"
import { definitionsIn, headingIds, headings, plainWords, walk } from "../../../content/markdown/markdown"
import { codeLanguage } from "../../../content/markdown/markup"
import { decodePercent, endOfAddress } from "../../../language/addresses"
import { withoutInvisible } from "../../../language/control-characters"
import { linkAddress } from "./addresses"
import { Losses } from "./losses"
import type { Pictures } from "./pictures"
import { marks, setChildren, tidy } from "./tidy-text"

/** What is known about a text before it is shaped for this site. */
interface Shaping {
  readonly losses: Losses
  readonly pictures: Pictures
  /** The post's title: a first heading that says the same is left out. Without one, a first heading is the title. */
  readonly title: string | undefined
  /** The words of headings, by other ids by which links may refer to them. */
  readonly headingsById?: ReadonlyMap<string, string>
}

/**
 * Shapes a text for this site: headings from the second level, pictures in paragraphs of their own, links that work anywhere, nothing empty.
 *
 * @param root modified
 * @returns the title, if the first heading was the title
 */
export function shapeText(root: Root, { losses, pictures, title, headingsById }: Shaping): string | undefined {
  const definitions = definitionsIn(root)
  const change = (node: RootContent, within: readonly string[] = []): RootContent[] => {
    if (node.type === "link") {
      const { url } = node
      node.url = url === "" || url.startsWith("#") ? url : (linkAddress(url, pictures.base, losses) ?? "")
      if (node.url === "") return node.children.flatMap((child) => change(child, within))
    }
    if ("children" in node) {
      const inner = [...within, node.type]
      const children = node.children.flatMap((child) => change(child, inner))
      if (holdsWords.has(node.type)) setChildren(node, children.flatMap(inLine))
      else setChildren(node, holdsBlocks.has(node.type) ? inParagraphs(children) : children)
      // No mark is nested in one of its kind.
      if (marks.includes(node.type) && within.includes(node.type)) return children
    }
    switch (node.type) {
      case "text": {
        const value = withoutInvisible(node.value).replace(/[\t\n\f\r ]+/g, " ")
        return within.includes("link") ? [{ ...node, value }] : withLinks(value)
      }
      case "inlineCode":
        return node.value.trim() === "" ? [] : [{ ...node, value: node.value.replace(/\s+/g, " ") }]
      case "listItem":
        // Google Docs has a paragraph in each point.
        return [{ ...node, spread: node.children.filter(({ type }) => type === "paragraph").length > 1 }]
      case "list":
        return [{ ...node, spread: node.children.some(({ spread }) => spread) }]
      case "html":
      case "definition":
        return []
      case "code":
        return node.value.trim() === "" ? [] : [{ ...node, lang: codeLanguage(node.lang ?? "") ?? null, meta: null }]
      case "image":
        return pictureOf(node, pictures)
      case "imageReference":
        return change({ type: "image", alt: node.alt ?? "", ...destinationOf(definitions.get(node.identifier)) })
      case "linkReference":
        return change(
          { type: "link", children: node.children, ...destinationOf(definitions.get(node.identifier)) },
          within,
        )
      case "paragraph":
        return paragraphsIn(node)
      default:
        return [node]
    }
  }
  root.children = withNotes(inParagraphs(root.children.flatMap((node) => change(node)))).flatMap(withPicturesApart)
  tidy(root)
  const said = takeTitle(root, title)
  levelHeadings(root)
  while (root.children[0]?.type === "thematicBreak") root.children.shift()
  while (root.children.at(-1)?.type === "thematicBreak") root.children.pop()
  leadToHeadings(root, headingsById ?? new Map())
  return said
}

/** A whole address, without the punctuation after it. */
const bareAddress = new RegExp(
  `((?:https?://|www\\.)[^\\s<>"*[\\]${endOfAddress}]*[^\\s<>"'.,:;!?)\\]*_~${endOfAddress}])`,
  "iu",
)

/** Bare addresses in HTML become links; one that no site can link to, such as http://localhost, becomes code. */
const withLinks = (words: string): PhrasingContent[] =>
  words.split(bareAddress).map((part, index): PhrasingContent => {
    if (index % 2 === 0) return { type: "text", value: part }
    const url = linkAddress(part.replace(/^www/i, "https://www"), undefined, new Losses())
    return url === undefined
      ? { type: "inlineCode", value: part }
      : { type: "link", url, children: [{ type: "text", value: part }] }
  })

/** Elements with inline content, and no blocks. */
const holdsWords: ReadonlySet<string> = new Set([...marks, "paragraph", "heading", "tableCell"])

const holdsBlocks: ReadonlySet<string> = new Set(["blockquote", "listItem", "footnoteDefinition"])

const isOfLine = ({ type }: RootContent): boolean =>
  marks.includes(type) || ["text", "inlineCode", "break", "image", "footnoteReference"].includes(type)

/** HTML may have inline content where Markdown has blocks. */
function inParagraphs(nodes: readonly RootContent[]): RootContent[] {
  const all: RootContent[] = []
  let open: Paragraph | undefined
  for (const node of nodes) {
    if (!isOfLine(node)) {
      open = undefined
      all.push(node)
      continue
    }
    if (!open) {
      open = { type: "paragraph", children: [] }
      all.push(open)
    }
    open.children.push(node as PhrasingContent)
  }
  return all
}

/** HTML may have blocks where Markdown has only inline content: their words are kept apart. */
function inLine(node: RootContent): RootContent[] {
  if (node.type === "code") return [{ type: "inlineCode", value: node.value.replace(/\s+/g, " ").trim() }]
  if (node.type === "thematicBreak" || node.type === "footnoteDefinition") return []
  if (!("children" in node) || marks.includes(node.type)) return [node]
  return [{ type: "text", value: " " }, ...node.children.flatMap(inLine), { type: "text", value: " " }]
}

const destinationOf = (definition: Definition | undefined) => ({
  url: definition?.url ?? "",
  title: definition?.title ?? null,
})

function pictureOf(node: Image, pictures: Pictures): RootContent[] {
  const caption = (node.title ?? "").replace(/\s+/g, " ").trim()
  const taken = pictures.take(node.url, node.alt ?? "", caption)
  return taken ? [{ type: "image", url: taken.reference, alt: taken.alt, title: caption || null }] : []
}

/** Two line breaks in a row were meant as the end of a paragraph. */
function paragraphsIn({ children }: Paragraph): Paragraph[] {
  const all: Paragraph[] = [{ type: "paragraph", children: [] }]
  for (const [index, child] of children.entries()) {
    const isDouble = child.type === "break" && children[index + 1]?.type === "break"
    if (isDouble) all.push({ type: "paragraph", children: [] })
    else all.at(-1)?.children.push(child)
  }
  return all
}

/** A note without a reference stays in place as part of the text. */
function withNotes(nodes: RootContent[]): RootContent[] {
  const root: Root = { type: "root", children: nodes }
  const used = new Set(
    [...walk(root)].flatMap(({ node }) => (node.type === "footnoteReference" ? [node.identifier] : [])),
  )
  return nodes.flatMap((node) =>
    node.type === "footnoteDefinition" && !used.has(node.identifier) ? node.children : [node],
  )
}

/** The pictures of a block are paragraphs of their own: those before its first word above it, the others below. */
function withPicturesApart(block: RootContent): RootContent[] {
  const [before, after]: [Image[], Image[]] = [[], []]
  let hasWords = false
  const lift = (node: Parents): void => {
    const kept = (node.children as RootContent[]).filter((child) => {
      if (child.type === "image") (hasWords ? after : before).push(child)
      else if ("children" in child) lift(child)
      else if ("value" in child && child.value.trim() !== "") hasWords = true
      return child.type !== "image"
    })
    setChildren(node, kept)
  }
  if ("children" in block) lift(block)
  const alone = (image: Image): RootContent => ({ type: "paragraph", children: [image] })
  return [...before.map(alone), block, ...after.map(alone)]
}

/** Removes the heading that the page shows as its title. */
function takeTitle(root: Root, title: string | undefined): string | undefined {
  const at = root.children.findIndex((node) => plainWords(node).trim() !== "" || node.type === "code")
  const first = root.children[at]
  if (first?.type !== "heading") return undefined
  const words = lineOf(first)
  const isTitle = title === undefined ? first.depth === 1 || isOnly(root, first) : letters(words) === letters(title)
  if (!isTitle) return undefined
  root.children.splice(at, 1)
  return words
}

const isOnly = (root: Root, { depth }: Heading): boolean =>
  headings(root).filter((heading) => heading.depth <= depth).length === 1

const lineOf = (node: Nodes): string => plainWords(node).replace(/\s+/g, " ").trim()

const letters = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")

/** From the second level on, without gaps. */
function levelHeadings(root: Root): void {
  const all = headings(root)
  const depths = [...new Set(all.map(({ depth }) => depth))].sort()
  let last = 1
  for (const heading of all) {
    last = Math.min(depths.indexOf(heading.depth) + 2, last + 1, 6)
    heading.depth = last as Heading["depth"]
  }
}

/** The words of a link that leads nowhere: addresses among them become links of their own. */
function withoutLink(node: RootContent): RootContent[] {
  if (node.type === "text") return withLinks(node.value)
  if ("children" in node) setChildren(node, (node.children as RootContent[]).flatMap(withoutLink))
  return [node]
}

/** On this site the ids of headings follow from their words. A link to anything else within the text becomes its words. */
function leadToHeadings(root: Root, byId: ReadonlyMap<string, string>): void {
  const ids = new Set(headingIds(headings(root).map(plainWords)))
  const lead = (node: Parents): void => {
    setChildren(
      node,
      (node.children as RootContent[]).flatMap((child) => {
        if ("children" in child) lead(child)
        if (child.type !== "link" || !child.url.startsWith("#")) return [child]
        const named = decodePercent(child.url.slice(1))
        const [id = ""] = headingIds([byId.get(named) ?? named])
        return ids.has(id) ? [{ ...child, url: `#${id}` }] : child.children.flatMap(withoutLink)
      }),
    )
  }
  lead(root)
}
