import type { Image, Nodes, PhrasingContent, RootContent } from "mdast"
import { withoutInvisible } from "../../../language/control-characters"
import { linkAddress } from "./addresses"
import { Losses } from "./losses"
import { type FindPost, postReference } from "./post-links"

/** What normalizing a text needs to know. */
export interface Normalization {
  readonly losses: Losses
  /** The address of the page that the text is on, if known. */
  readonly base: string | undefined
  /** Recognizes links to other posts of the source. */
  readonly findPost?: FindPost | undefined
  /** Labels of the footnotes that exist. */
  readonly notes: ReadonlySet<string>
}

type Wrapper = Extract<PhrasingContent, { type: "emphasis" | "strong" | "delete" | "link" }>

/** The types of the enclosing elements, which must not be nested in themselves. */
type Within = ReadonlySet<Nodes["type"]>

const wrappers: readonly string[] = ["emphasis", "strong", "delete", "link"]

const isWrapper = (node: PhrasingContent): node is Wrapper => wrappers.includes(node.type)

const space = { type: "text", value: " " } as const

/**
 * Turns any nodes into words, links and emphasis; blocks are reduced to their words. Pictures are never nested. Emphasis is never empty or nested in
 * itself, and never begins or ends with a space, because Markdown would not recognize it.
 *
 * @param nodes from any source
 * @returns the content of a paragraph, a heading or a cell
 */
export function normalizePhrasing(nodes: readonly RootContent[], normalization: Normalization): PhrasingContent[] {
  return joined(nodes.flatMap((node) => phrasing(node, normalization, new Set())))
}

function phrasing(node: RootContent, normalization: Normalization, within: Within): PhrasingContent[] {
  if (node.type === "text") return text(node.value)
  if (node.type === "inlineCode") return inlineCode(node.value)
  if (node.type === "break") return [{ type: "break" }]
  if (node.type === "image") return [node]
  if (node.type === "footnoteReference") return normalization.notes.has(node.identifier) ? [node] : []
  if (node.type === "code") return inlineCode(node.value)
  if (!("children" in node)) return []
  const inner: Within = new Set([...within, node.type])
  const children = node.children.flatMap((child) => phrasing(child, normalization, inner))
  if (node.type === "link") return link(node.url, children, normalization, within)
  if (node.type === "emphasis" || node.type === "strong" || node.type === "delete")
    return within.has(node.type) ? children : wrapped({ type: node.type, children: [] }, children)
  // Keeps the words of two blocks from running into each other.
  return [space, ...children, space]
}

function link(
  url: string,
  children: PhrasingContent[],
  normalization: Normalization,
  within: Within,
): PhrasingContent[] {
  const pictures = children.filter((child) => child.type === "image")
  const isOfPicture = pictures.length > 0 && children.every((child) => child.type === "image" || isBlank(child))
  if (isOfPicture) {
    // A link to the picture file itself only enlarged it, so losing it is not reported.
    if (!/\.(?:png|jpe?g|webp|avif|gif|tiff?)(?:[?#]|$)/i.test(url)) normalization.losses.add("pictureLink")
    return children
  }
  if (within.has("link") || children.every(isBlank)) return children
  const address = url.startsWith("#") ? url : addressOf(url, normalization)
  return address === undefined ? children : wrapped({ type: "link", url: address, children: [] }, children)
}

/** A link to another post of the source keeps its original address, in case that post is not imported. */
function addressOf(url: string, { losses, base, findPost }: Normalization): string | undefined {
  const source = findPost?.(url)
  return source === undefined
    ? linkAddress(url, base, losses)
    : postReference(source, linkAddress(url, base, new Losses()))
}

const isBlank = (node: PhrasingContent): boolean =>
  (node.type === "text" && node.value.trim() === "") || node.type === "break"

/** Wraps each run of content between pictures and, in a link, footnotes, leaving spaces and breaks at either end outside. */
function wrapped(wrapper: Wrapper, children: readonly PhrasingContent[]): PhrasingContent[] {
  const apart = (node: PhrasingContent) =>
    node.type === "image" || (node.type === "footnoteReference" && wrapper.type === "link")
  return runs(joined(children), apart).flatMap((run) => {
    const [only] = run
    if (only && apart(only)) return run
    const { before, inner, after } = trimmed(run)
    return inner.length === 0
      ? [...before, ...after]
      : [...before, { ...wrapper, children: single(inner) } as Wrapper, ...after]
  })
}

/** Merges consecutive breaks: a paragraph cannot end within emphasis. */
const single = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.filter((node, index) => node.type !== "break" || nodes[index - 1]?.type !== "break")

function runs(nodes: readonly PhrasingContent[], apart: (node: PhrasingContent) => boolean): PhrasingContent[][] {
  const found: PhrasingContent[][] = []
  let isOpen = false
  for (const node of nodes) {
    const last = found.at(-1)
    if (isOpen && last && !apart(node)) last.push(node)
    else found.push([node])
    isOpen = !apart(node)
  }
  return found
}

/** @returns the content without surrounding spaces and breaks, and what was trimmed before and after it */
function trimmed(nodes: readonly PhrasingContent[]) {
  const inner = [...nodes]
  const before: PhrasingContent[] = []
  const after: PhrasingContent[] = []
  for (let first = inner[0]; first; first = inner[0]) {
    if (first.type === "text" && /^\s/.test(first.value)) {
      before.push(space)
      const value = first.value.trimStart()
      inner.splice(0, 1, ...(value === "" ? [] : [{ ...first, value }]))
    } else if (first.type === "break") before.push(...inner.splice(0, 1))
    else break
  }
  for (let last = inner.at(-1); last; last = inner.at(-1)) {
    if (last.type === "text" && /\s$/.test(last.value)) {
      after.unshift(space)
      const value = last.value.trimEnd()
      inner.splice(-1, 1, ...(value === "" ? [] : [{ ...last, value }]))
    } else if (last.type === "break") after.unshift(...inner.splice(-1, 1))
    else break
  }
  return { before, inner, after }
}

/** @returns the same nodes with adjacent ones of the same kind merged, such as two bold halves of a word */
export function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const all: PhrasingContent[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (node.type === "text" && last?.type === "text")
      all.splice(-1, 1, { type: "text", value: (last.value + node.value).replace(/ {2,}/g, " ") })
    else if (last && isWrapper(node) && isWrapper(last) && isSame(node, last))
      all.splice(-1, 1, { ...last, children: joined([...last.children, ...node.children]) } as Wrapper)
    else if (node.type === "inlineCode" && last?.type === "inlineCode")
      all.splice(-1, 1, { type: "inlineCode", value: last.value + node.value })
    else all.push(node)
  }
  return all
}

const isSame = (one: Wrapper, other: Wrapper): boolean =>
  one.type === other.type && (one.type !== "link" || other.type !== "link" || one.url === other.url)

function text(written: string): PhrasingContent[] {
  const value = withoutInvisible(written).replace(/[\t\n\f\r ]+/g, " ")
  return value === "" ? [] : [{ type: "text", value }]
}

function inlineCode(written: string): PhrasingContent[] {
  const value = withoutInvisible(written).replace(/\s+/g, " ").trim()
  return value === "" ? [space] : [{ type: "inlineCode", value }]
}

/** @returns the trimmed lines of a paragraph; two breaks in a row make an empty line */
export function linesOf(nodes: readonly PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]]
  for (const node of nodes) {
    if (node.type === "break") lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines.map((line) => trimmed(line).inner)
}

/** @returns the pictures, and the rest */
export function withoutImages(nodes: readonly PhrasingContent[]): { images: Image[]; rest: PhrasingContent[] } {
  const images = nodes.filter((node) => node.type === "image")
  return { images, rest: joined(nodes.filter((node) => node.type !== "image")) }
}
