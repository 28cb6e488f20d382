import type { Element, Parents, Root, RootContent } from "hast"
import rehypeParse from "rehype-parse"
import { unified } from "unified"
import { told } from "../../../content/sentences/sentences"
import { ImportRefusal } from "../format"

export const isElement = (node: Parents | RootContent | undefined, ...names: readonly string[]): node is Element =>
  node?.type === "element" && (names.length === 0 || names.includes(node.tagName))

/** @returns whether a node is a heading, of any level */
export const isHeading = (node: Parents | RootContent): node is Element =>
  isElement(node, "h1", "h2", "h3", "h4", "h5", "h6")

/** @returns an element with this name */
export const element = (
  tagName: string,
  children: Element["children"],
  properties: Element["properties"] = {},
): Element => ({ type: "element", tagName, properties, children })

/** @returns an attribute as text; undefined if it is absent or empty */
export function attribute(node: Element, name: string): string | undefined {
  const value = node.properties[name]
  const text = Array.isArray(value) ? value.join(" ") : value === true ? "true" : String(value ?? "")
  return text.trim() === "" ? undefined : text.trim()
}

/** @returns whether an element has one of some classes */
export function hasClass(node: Element, ...names: readonly string[]): boolean {
  const classes = node.properties.className
  return Array.isArray(classes) && classes.some((each) => names.includes(String(each)))
}

/** An element with its ancestors, the innermost last. */
export interface VisitedElement {
  readonly node: Element
  readonly ancestors: readonly Parents[]
}

/** @returns every element in document order */
export function* walkElements(parent: Root | Element, ancestors: readonly Parents[] = []): Generator<VisitedElement> {
  const above = [...ancestors, parent]
  for (const node of parent.children) {
    if (node.type !== "element") continue
    yield { node, ancestors: above }
    yield* walkElements(node, above)
  }
}

/** @returns every element within a node, in document order; later changes to the tree do not change the list */
export const elementsIn = (parent: Root | Element): readonly Element[] =>
  [...walkElements(parent)].map(({ node }) => node)

/** @returns the first matching element */
export const findElement = (parent: Root | Element, fits: (node: Element) => boolean): Element | undefined =>
  elementsIn(parent).find(fits)

/** @returns the words of a node on one line, without its markup */
export const lineOfHast = (node: Parents | RootContent): string => hastWords(node).replace(/\s+/g, " ").trim()

/** @returns the text of a node, exactly as written */
export function hastWords(node: Parents | RootContent): string {
  if (node.type === "text") return node.value
  return "children" in node ? node.children.map(hastWords).join("") : ""
}

/** Removes the matching elements, with everything in them. */
export function removeElements(parent: Root | Element, fits: (node: Element) => boolean): void {
  parent.children = parent.children.filter((node) => !isElement(node) || !fits(node)) as Element["children"]
  for (const node of parent.children) if (isElement(node)) removeElements(node, fits)
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/** In characters of HTML: several times as long as a text of the site may be. The Markdown that it becomes has the limits of every text. */
const maxLength = 1_200_000

/** In nested elements: several times as deep as page builders nest them. Later steps take longer the deeper the nesting. */
const maxDepth = 200

/**
 * @returns the tree of a page or a fragment
 * @throws ImportRefusal if it is longer or more deeply nested than any real text
 */
export function parseHtml(html: string): Root {
  if (html.length > maxLength) throw new ImportRefusal(told("import.text.long", { most: String(maxLength) }))
  const root = withoutOverflow(() => parser.parse(html))
  if (isDeep(root)) throw tooDeep()
  return root
}

/** @throws ImportRefusal if nested elements exhaust the stack */
export function withoutOverflow<Result>(task: () => Result): Result {
  try {
    return task()
  } catch (error) {
    throw error instanceof RangeError ? tooDeep() : error
  }
}

const tooDeep = () => new ImportRefusal(told("import.text.deep"))

function isDeep(root: Root): boolean {
  let level: readonly RootContent[] = root.children
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true
    level = level.flatMap((node) => ("children" in node ? node.children : []))
  }
  return false
}

/** @returns the words of HTML on one line, such as those of a title with emphasis */
export const plainWordsOf = (html: string): string => lineOfHast(parseHtml(html))
