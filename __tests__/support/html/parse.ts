import { is, selectAll, selectOne } from "css-select"
import { DomUtils, parseDocument } from "htmlparser2"

/** A page's HTML, as a host sends it or as a browser has it after script, to be queried with CSS selectors. */
export type Html = ReturnType<typeof parseDocument>

type ChildNode = Html["children"][number]

export type AnyNode = Html | ChildNode

export type Element = Extract<ChildNode, { attribs: unknown }>

export const { hasChildren, isTag, isText } = DomUtils

/**
 * @param html of a page
 * @returns it, parsed, with entities decoded
 */
export const parse = (html: string): Html => parseDocument(html)

/** @returns every element that matches a selector, in the order of the page */
export const all = (selector: string, within: AnyNode): Element[] => selectAll(selector, within)

/** @returns the first element that matches a selector; null if there is none */
export const first = (selector: string, within: AnyNode): Element | null => selectOne(selector, within)

/** @returns the value of an attribute; empty if it is absent */
export const attribute = (element: Element | null, name: string): string => element?.attribs[name] ?? ""

/** @returns all text within, unchanged, including that of scripts and styles */
export const textOf = (node: AnyNode | null): string => (node ? DomUtils.textContent(node) : "")

/** @returns an element as HTML again */
export const htmlOf = (element: Element): string => DomUtils.getOuterHTML(element)

/** @returns the text within that a visitor can see, without that of scripts and styles */
export function shownTextOf(node: AnyNode | null): string {
  if (node === null || (isTag(node) && /^(?:script|style)$/.test(node.name))) return ""
  if (isText(node)) return node.data
  return hasChildren(node) ? node.children.map(shownTextOf).join("") : ""
}

/** @returns the text in one line, without space around it; its words are as written, without soft hyphens */
export const inOneLine = (text: string): string => text.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim()

/** @returns the nearest of an element and its ancestors that matches a selector; null if there is none */
export function closest(element: Element, selector: string): Element | null {
  for (let node: Element["parent"] = element; node; node = node.parent)
    if (isTag(node) && is(node, selector)) return node
  return null
}
