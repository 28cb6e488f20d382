import type { Element, ElementContent, Parents, Root, RootContent } from "hast"
import { h } from "hastscript"
import rehypeParse from "rehype-parse"
import { unified } from "unified"

export const isElement = (node: Parents | RootContent | undefined, ...names: readonly string[]): node is Element =>
  node?.type === "element" && (names.length === 0 || names.includes(node.tagName))

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
  for (const node of parent.children) {
    if (node.type !== "element") continue
    yield { node, ancestors: [...ancestors, parent] }
    yield* walkElements(node, [...ancestors, parent])
  }
}

/** @returns the text of a node, without its markup */
export function wordsOf(node: Parents | RootContent): string {
  if (node.type === "text") return node.value
  return "children" in node ? node.children.map(wordsOf).join("") : ""
}

/** Removes the elements that fit, with all that is in them. */
export function removeElements(parent: Root | Element, fits: (node: Element) => boolean): void {
  parent.children = parent.children.filter((node) => node.type !== "element" || !fits(node)) as ElementContent[]
  for (const node of parent.children) if (node.type === "element") removeElements(node, fits)
}

/** Replaces an element by a paragraph with a link. */
export function becomeLink(node: Element, href: string, words: string): void {
  const shown = words.replace(/\s+/g, " ").trim() || href
  Object.assign(node, h("p", h("a", { href }, shown)))
}

/** @returns the first element that fits */
export function findElement(parent: Root | Element, fits: (node: Element) => boolean): Element | undefined {
  for (const { node } of walkElements(parent)) if (fits(node)) return node
  return undefined
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/** @returns a page or a part of one as a tree */
export const parseHtml = (html: string): Root => parser.parse(html)

/** @returns the words of HTML on one line, such as those of a title with emphasis */
export const plainWordsOf = (html: string): string => wordsOf(parseHtml(html)).replace(/\s+/g, " ").trim()
