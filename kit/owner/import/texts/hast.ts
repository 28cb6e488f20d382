import type { Element, ElementContent, Parents, Root, RootContent } from "hast"
import { h } from "hastscript"
import rehypeParse from "rehype-parse"
import { unified } from "unified"
import { limits } from "../../../content/markdown/markdown"
import { told } from "../../../content/sentences/sentences"
import { ImportRefusal } from "../format"
import type { Losses } from "./losses"

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

/** @returns the text of a node, without its markup */
export function wordsOf(node: Parents | RootContent): string {
  if (node.type === "text") return node.value
  return "children" in node ? node.children.map(wordsOf).join("") : ""
}

/** @returns the words of a node, including its pictures' descriptions, with spaces between elements */
export function spacedWordsOf(node: Parents | RootContent): string {
  if (node.type === "text") return node.value
  if (isElement(node, "style", "script")) return ""
  if (isElement(node, "img")) return attribute(node, "alt") ?? ""
  return "children" in node ? node.children.map(spacedWordsOf).join(" ") : ""
}

/**
 * Removes the matching elements with everything in them.
 *
 * @param gone called with each removed element, so that the caller can report what readers lose
 */
export function removeElements(
  parent: Root | Element,
  fits: (node: Element) => boolean,
  gone: (node: Element) => void = () => {},
): void {
  parent.children = parent.children.filter((node) => {
    if (node.type !== "element" || !fits(node)) return true
    gone(node)
    return false
  }) as ElementContent[]
  for (const node of parent.children) if (node.type === "element") removeElements(node, fits, gone)
}

/**
 * Replaces an element by another.
 *
 * @param losses records the words that are missing from the other element
 */
export function replaceElement(node: Element, other: Element, losses: Losses): void {
  const kept = new Set(spacedWordsOf(other).split(/\s+/))
  const gone = spacedWordsOf(node)
    .split(/\s+/)
    .filter((word) => !kept.has(word))
    .join(" ")
  if (hasLetters(gone)) losses.add("card", gone)
  Object.assign(node, other)
}

/** Records the words of a removed element, such as a part of the page around the text. Numbers alone, as of a player or a footnote, are not worth it. */
export function sayAround(node: Element, losses: Losses): void {
  const words = spacedWordsOf(node)
  if (/\p{L}/u.test(words)) losses.add("surroundings", words)
}

/** Replaces an element, such as a card, by a paragraph with a link. */
export function becomeLink(node: Element, href: string, words: string, losses: Losses): void {
  const shown = words.replace(/\s+/g, " ").trim() || href
  replaceElement(node, h("p", h("a", { href }, shown)), losses)
}

/** @returns whether a text has letters or digits, and not only punctuation */
export const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** @returns the first matching element */
export const findElement = (parent: Root | Element, fits: (node: Element) => boolean): Element | undefined =>
  elementsIn(parent).find(fits)

/** @returns whether a node is a heading, of any level */
export const isHeading = (node: Parents | RootContent): node is Element =>
  isElement(node, "h1", "h2", "h3", "h4", "h5", "h6")

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/** In characters of HTML: four times as long as a text of the site may be. */
const maxLength = 4 * limits.characters

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

/** @returns the words of a node on one line */
export const lineOf = (node: Root | Element): string => wordsOf(node).replace(/\s+/g, " ").trim()

/** @returns the words of HTML on one line, such as those of a title with emphasis */
export const plainWordsOf = (html: string): string => lineOf(parseHtml(html))
