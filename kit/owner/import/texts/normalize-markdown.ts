import type {
  BlockContent,
  Heading,
  Image,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from "mdast"
import { plainWords, walk } from "../../../content/markdown/markdown"
import type { Losses } from "./losses"
import { normalizeHeadings } from "./normalize-headings"
import { joined, linesOf, type Normalization, normalizePhrasing, withoutImages } from "./normalize-phrasing"
import { bullet, normalizeWords } from "./normalize-words"
import type { FindPost } from "./post-links"

/** The blocks that this site's texts consist of. */
type Block = Exclude<BlockContent, { type: "html" }>

/** Where blocks are nested: their pictures are lifted out. */
interface Place extends Normalization {
  readonly lifted: Image[]
}

interface Settings {
  readonly losses: Losses
  /** The address of the page that the text is on, if known. */
  readonly base: string | undefined
  /** Recognizes links to other posts of the source. */
  readonly findPost?: FindPost | undefined
  /** The title of the text, which its page shows above it. */
  readonly title: string | undefined
}

/** A text in this site's form, and its title if one of its headings was that. */
export interface NormalizedText {
  readonly tree: Root
  readonly title: string | undefined
}

/**
 * Turns any Markdown tree into one that this site accepts: pictures in their own paragraphs, headings from level 2 on, links that work on any site, and
 * nothing empty.
 *
 * @param root any tree
 * @returns a new tree
 */
export function normalizeMarkdown(root: Root, { losses, base, findPost, title }: Settings): NormalizedText {
  const texts = root.children.filter((node) => node.type === "footnoteDefinition")
  const place: Normalization = { losses, base, findPost, notes: new Set(texts.map(({ identifier }) => identifier)) }
  const rest = root.children.filter((node) => node.type !== "footnoteDefinition")
  const body = rest.length === 0 ? [] : atTop(rest, place)
  const { blocks: untrimmed, title: found } = normalizeHeadings(body, title)
  const blocks = trimmedRules(untrimmed)
  const notes = texts.flatMap((text): RootContent[] => {
    const lifted: Image[] = []
    const children = flow(text.children, { ...place, lifted })
    blocks.push(...lifted.map((image) => alone(image)))
    return children.length === 0 ? [] : [{ ...text, children }]
  })
  const tree = withUsedNotes(blocks, notes)
  normalizeWords(tree, losses)
  return { tree, title: found }
}

const alone = (image: Image): Paragraph => ({ type: "paragraph", children: [image] })

/** Removes rules that divide nothing: at the beginning, at the end, and directly after another. */
function trimmedRules(blocks: readonly Block[]): Block[] {
  const all = blocks.filter(
    (block, index) => block.type !== "thematicBreak" || (index > 0 && blocks[index - 1]?.type !== "thematicBreak"),
  )
  if (all.at(-1)?.type === "thematicBreak") all.pop()
  return all
}

/** Moves notes without a reference to the end of the text and removes references without a note, until there are none of either. */
function withUsedNotes(blocks: readonly RootContent[], notes: readonly RootContent[]): Root {
  const root: Root = { type: "root", children: [...blocks, ...notes] }
  const all = [...walk(root)].map(({ node }) => node)
  const used = new Set(all.flatMap((node) => (node.type === "footnoteReference" ? [node.identifier] : [])))
  const kept = notes.filter((note) => note.type === "footnoteDefinition" && used.has(note.identifier))
  const others = notes.flatMap((note) =>
    note.type === "footnoteDefinition" && !used.has(note.identifier) ? note.children : [],
  )
  const written = new Set(kept.flatMap((note) => (note.type === "footnoteDefinition" ? [note.identifier] : [])))
  const dangling = all.some((node) => node.type === "footnoteReference" && !written.has(node.identifier))
  if (dangling) for (const { node } of [...walk(root)]) if ("children" in node) dropReferences(node, written)
  return kept.length === notes.length ? root : withUsedNotes([...blocks, ...others], kept)
}

function dropReferences(node: { children: RootContent[] }, written: ReadonlySet<string>): void {
  node.children = node.children.filter((child) => child.type !== "footnoteReference" || written.has(child.identifier))
}

/** The blocks at the top level of the text, with pictures between them. */
function atTop(nodes: readonly RootContent[], normalization: Normalization): Block[] {
  return grouped(nodes).flatMap((node): Block[] => {
    const lifted: Image[] = []
    if (node.type === "paragraph") return paragraphs(normalizePhrasing(node.children, normalization))
    if ("children" in node && !isKnown(node)) return atTop(node.children, normalization)
    const blocks = flow([node], { ...normalization, lifted })
    if (node.type !== "heading") for (const _ of lifted) normalization.losses.add("pictureMoved")
    return [...blocks, ...lifted.map(alone)]
  })
}

const known: readonly string[] = [
  "paragraph",
  "heading",
  "blockquote",
  "list",
  "listItem",
  "code",
  "table",
  "thematicBreak",
]

const isKnown = (node: RootContent): boolean => known.includes(node.type)

/** The types of inline content. */
const inLine: readonly string[] = [
  "text",
  "emphasis",
  "strong",
  "delete",
  "inlineCode",
  "break",
  "link",
  "image",
  "footnoteReference",
]

const isInLine = (node: RootContent): node is PhrasingContent => inLine.includes(node.type)

/** Makes paragraphs of the inline content between blocks. */
function grouped(nodes: readonly RootContent[]): RootContent[] {
  const all: RootContent[] = []
  let open: Paragraph | undefined
  for (const node of nodes) {
    if (!isInLine(node)) {
      open = undefined
      all.push(node)
      continue
    }
    if (!open) {
      open = { type: "paragraph", children: [] }
      all.push(open)
    }
    open.children.push(node)
  }
  return all
}

function flow(nodes: readonly RootContent[], place: Place): Block[] {
  return grouped(nodes).flatMap((node): Block[] => {
    if (node.type === "paragraph") {
      const { images, rest } = withoutImages(normalizePhrasing(node.children, place))
      place.lifted.push(...images)
      return paragraphs(rest)
    }
    if (node.type === "heading") return heading(node, place)
    if (node.type === "code")
      return /\S/.test(node.value)
        ? [{ type: "code", lang: node.lang ?? "text", value: node.value.replaceAll("\r", "") }]
        : []
    if (node.type === "thematicBreak") return [{ type: "thematicBreak" }]
    if (node.type === "table") return table(node, place)
    if (node.type === "list") return list(node, place)
    if (!("children" in node)) return []
    const children = flow(node.children, place)
    if (node.type !== "blockquote") return children
    return children.length === 0 ? [] : [{ type: "blockquote", children }]
  })
}

function heading(node: Heading, place: Place): Block[] {
  const { images, rest } = withoutImages(normalizePhrasing(node.children, place))
  place.lifted.push(...images)
  const inLine = joined(rest.map((child) => (child.type === "break" ? { type: "text", value: " " } : child)))
  const [only] = inLine
  // A heading is bold already.
  const children = only?.type === "strong" && inLine.length === 1 ? only.children : (linesOf(inLine)[0] ?? [])
  if (children.length === 0) return []
  const isEmpty = plainWords({ type: "paragraph", children }).trim() === ""
  return [
    isEmpty
      ? { type: "paragraph", children }
      : { type: "heading", depth: node.depth, children: withoutBreaks(children) },
  ]
}

/** Headings and cells have to be one line. */
function withoutBreaks(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return joined(
    nodes.map((node): PhrasingContent => {
      if (node.type === "break") return { type: "text", value: " " }
      return "children" in node ? ({ ...node, children: withoutBreaks(node.children) } as PhrasingContent) : node
    }),
  )
}

function list(node: List, place: Place): Block[] {
  const items = node.children.flatMap((item): ListItem[] => {
    const children = flow(item.children, place)
    if (children.length === 0) return []
    const spread = children.filter(({ type }) => type === "paragraph").length > 1
    return [{ type: "listItem", spread, ...(item.checked == null ? {} : { checked: item.checked }), children }]
  })
  if (items.length === 0) return []
  const { ordered = false, start } = node
  const isOrdered = ordered === true
  const from = isOrdered && typeof start === "number" && start >= 0 && start < 1e9 ? { start } : {}
  return [{ type: "list", ordered: isOrdered, ...from, spread: items.some(({ spread }) => spread), children: items }]
}

/** A table with a single column was page layout, so its cells become blocks. */
function table(node: Table, place: Place): Block[] {
  const columns = Math.max(0, ...node.children.map(({ children }) => children.length))
  if (columns < 2) return node.children.flatMap((row) => row.children.flatMap((cell) => flow(cell.children, place)))
  const rows = node.children.map((row) => ({
    ...row,
    children: Array.from({ length: columns }, (_, index) => {
      const { images, rest } = withoutImages(normalizePhrasing(row.children[index]?.children ?? [], place))
      place.lifted.push(...images)
      return { type: "tableCell" as const, children: linesOf(withoutBreaks(rest))[0] ?? [] }
    }),
  }))
  const isEmpty = rows.every(({ children }) => children.every((cell) => cell.children.length === 0))
  return isEmpty ? [] : [{ type: "table", align: (node.align ?? []).slice(0, columns), children: rows }]
}

/** Splits a paragraph at pictures and empty lines, and makes lists of typed bullets. */
function paragraphs(nodes: readonly PhrasingContent[]): Block[] {
  const blocks: Block[] = []
  let lines: PhrasingContent[][] = []
  let points: ListItem[] = []
  const close = () => {
    const children = lines.flatMap((line, index): PhrasingContent[] =>
      index === 0 ? line : [{ type: "break" }, ...line],
    )
    if (children.length > 0) blocks.push({ type: "paragraph", children })
    if (points.length > 0) blocks.push({ type: "list", ordered: false, spread: false, children: points })
    lines = []
    points = []
  }
  for (const line of linesOf(apartFromImages(nodes))) {
    const [first] = line
    if (first === undefined) close()
    else if (first.type === "image") {
      close()
      blocks.push(alone(first))
    } else if (first.type === "text" && bullet.test(first.value)) {
      if (lines.length > 0) close()
      const rest = first.value.replace(bullet, "")
      const children = rest === "" ? line.slice(1) : [{ ...first, value: rest }, ...line.slice(1)]
      const inner = paragraphs(children)
      if (inner.length > 0) points.push({ type: "listItem", spread: false, children: inner })
    } else {
      if (points.length > 0) close()
      lines.push(line)
    }
  }
  close()
  return blocks
}

/** Puts breaks around pictures, so that each is on its own line. */
function apartFromImages(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] =>
    node.type === "image" ? [{ type: "break" }, node, { type: "break" }] : [node],
  )
}
