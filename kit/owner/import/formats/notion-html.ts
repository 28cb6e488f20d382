import type { Element, ElementContent, Root } from "hast"
import { h } from "hastscript"
import {
  attribute,
  becomeLink,
  findElement,
  hasClass,
  hasLetters,
  isElement,
  parseHtml,
  removeElements,
  replaceElement,
  spacedWordsOf,
  walkElements,
  wordsOf,
} from "../texts/hast"
import type { Losses } from "../texts/losses"
import { sourceOf } from "../texts/pictures"
import type { FrontMatter } from "./front-matter"
import { notionSettings } from "./notion"

/** @returns whether a text is a page of Notion's export in HTML */
export const isNotionHtml = (html: string): boolean => /<article\b[^>]*\sclass="page (?:sans|serif|mono)\b/.test(html)

/**
 * Reads a page of Notion's export in HTML.
 *
 * @param html of the file
 * @returns its properties as settings, as for a page in Markdown; its text is the whole, see `leaveNotionText`
 */
export function notionHtmlPage(html: string): FrontMatter {
  const page = parseHtml(html)
  const classed = (name: string) => findElement(page, (node) => hasClass(node, name))
  const words = (node: Element | undefined) => (node ? plainly(node) : "")
  const cover = classed("page-cover-image")
  const properties = [...walkElements(page)].flatMap(({ node }) => {
    const [name, value] = hasClass(node, "property-row")
      ? node.children.filter((each): each is Element => isElement(each))
      : []
    const written = value ? propertyIn(value) : ""
    return name && written !== "" ? [[plainly(name), written] as const] : []
  })
  const settings = {
    title: words(classed("page-title")),
    description: words(classed("page-description")),
    cover: cover && sourceOf(cover),
  }
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined && value !== ""))
  return { settings: { ...notionSettings(properties), ...given }, body: html }
}

const plainly = (node: Element): string => wordsOf(node).replace(/\s+/g, " ").trim()

/** A property of several values has an element each, and a date the sign of a mention. */
function propertyIn(cell: Element): string {
  const box = findElement(cell, (node) => hasClass(node, "checkbox"))
  if (box) return hasClass(box, "checkbox-on") ? "Yes" : "No"
  const several = [...walkElements(cell)].filter(({ node }) => hasClass(node, "selected-value", "user"))
  const link = findElement(cell, (node) => hasClass(node, "url-value"))
  if (link) return attribute(link, "href") ?? plainly(link)
  return several.length > 0 ? several.map(({ node }) => plainly(node)).join(", ") : plainly(cell).replace(/^@/, "")
}

/**
 * Leaves the text of a page of Notion's, in elements that say what Notion's classes mean: a callout is a quotation, a bookmark a link, a box a checkbox;
 * each entry of a list is a list of its own there.
 */
export function leaveNotionText(root: Root, losses: Losses): void {
  const body = findElement(root, (node) => hasClass(node, "page-body"))
  if (body) {
    const head = ["title", "header"].map((name) => findElement(root, (node) => isElement(node, name)))
    removeElements(root, (node) => node === body || head.includes(node))
    if (hasLetters(spacedWordsOf(root))) losses.add("surroundings", spacedWordsOf(root))
    root.children = body.children
  }
  removeElements(
    root,
    (node) => hasClass(node, "icon", "bookmark-icon", "bookmark-image"),
    (node) => hasLetters(spacedWordsOf(node)) && losses.add("drawing", spacedWordsOf(node)),
  )
  removeElements(
    root,
    (node) => hasClass(node, "table_of_contents"),
    () => losses.add("contents"),
  )
  for (const { node } of [...walkElements(root)]) {
    const href = attribute(node, "href")
    if (hasClass(node, "bookmark") && href !== undefined) {
      const title = findElement(node, (each) => hasClass(each, "bookmark-title"))
      // It shows where it leads.
      removeElements(node, (each) => hasClass(each, "bookmark-href") && plainly(each) === href)
      becomeLink(node, href, title ? plainly(title) : href, losses)
    }
    if (isElement(node, "figure", "aside") && hasClass(node, "callout")) node.tagName = "blockquote"
    if (hasClass(node, "checkbox"))
      replaceElement(
        node,
        h("input", { type: "checkbox", checked: hasClass(node, "checkbox-on") || undefined }),
        losses,
      )
    if (isElement(node, "figure") && hasClass(node, "image")) node.children = node.children.flatMap(withoutOwnLink)
  }
  joinLists(root)
}

/** A picture links to itself. */
function withoutOwnLink(node: ElementContent): ElementContent[] {
  const picture = isElement(node, "a") ? findElement(node, (each) => isElement(each, "img")) : undefined
  return picture && isElement(node, "a") && attribute(node, "href") === attribute(picture, "src")
    ? node.children
    : [node]
}

/** Joins lists that follow each other; a toggle is no list, and a block without a box of its own no block. */
function joinLists(parent: Root | Element): void {
  const children = (parent.children as ElementContent[]).flatMap(unwrapped)
  const joined: ElementContent[] = []
  for (const node of children) {
    const last = joined.at(-1)
    if (node.type === "text" && node.value.trim() === "" && isElement(last, "ul", "ol")) continue
    const isNext = isElement(node, "ul", "ol") && isElement(last, node.tagName) && kindOf(node) === kindOf(last)
    // A list that begins anew has a number that says so.
    if (isNext && !(node.tagName === "ol" && attribute(node, "start") === "1")) last.children.push(...node.children)
    else joined.push(node)
  }
  parent.children = joined
  for (const node of joined) if (isElement(node)) joinLists(node)
}

const kindOf = (list: Element): string => attribute(list, "className") ?? ""

function unwrapped(node: ElementContent): ElementContent[] {
  if (!isElement(node)) return [node]
  if (/display\s*:\s*contents/.test(attribute(node, "style") ?? "")) return node.children.flatMap(unwrapped)
  if (!isElement(node, "ul") || !hasClass(node, "toggle")) return [node]
  return node.children.flatMap((entry) => (isElement(entry, "li") ? entry.children : [entry]))
}
