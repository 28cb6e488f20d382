import type { Element, Parents, Root } from "hast"
import { h } from "hastscript"
import {
  attribute,
  elementsIn,
  hasClass,
  isElement,
  sayAround,
  type VisitedElement,
  walkElements,
  wordsOf,
} from "./hast"
import type { Losses } from "./losses"

/** The names of the elements that stand for a footnote and its reference until they become Markdown. */
export const noteReference = "x-note-reference"
export const noteText = "x-note-text"

/** A number or a symbol. An entry in a table of contents, which its section may link back to, has words instead. */
const mark = /^[[(]?(?:\p{N}{1,4}|[^\p{L}\p{N}]{0,3}|\p{L})[\])]?$/u

/** Elements that may hold the text of a footnote. */
const holders = ["li", "p", "div", "aside", "section", "dd"]

/**
 * Finds footnotes as GitHub, WordPress, Substack, Hugo and Jekyll write them: a link to an element further down that links back. Replaces the links with
 * references, and moves the notes to the end.
 *
 * @param root of the whole text; modified
 * @param losses records the words of the removed links back
 */
export function gatherFootnotes(root: Root, losses: Losses): void {
  const all = [...walkElements(root)]
  const order = new Map(all.map(({ node }, index) => [node, index]))
  const byId = new Map<string, VisitedElement>()
  for (const placed of all) for (const id of idsOf(placed.node)) if (!byId.has(id)) byId.set(id, placed)
  const numbers = new Map<Element, string>()
  for (const reference of all) {
    const target = byId.get(targetOf(reference.node) ?? "")
    if (!target || (order.get(target.node) ?? 0) <= (order.get(reference.node) ?? 0)) continue
    const ownIds = [reference.node, ...reference.ancestors.slice(-1)].flatMap((node) =>
      isElement(node) ? idsOf(node) : [],
    )
    const note = noteOf(target, ownIds)
    if (!note || reference.ancestors.includes(note) || !mark.test(wordsOf(reference.node).trim())) continue
    const label = numbers.get(note) ?? String(numbers.size + 1)
    numbers.set(note, label)
    Object.assign(reference.node, h(noteReference, { label }))
    removeLinksTo(note, ownIds, losses)
  }
  for (const { node, ancestors } of all) {
    const label = numbers.get(node)
    const parent = ancestors.at(-1)
    if (label === undefined || !parent) continue
    remove(node, parent)
    root.children.push(h(noteText, { label }, node.children))
  }
  if (numbers.size > 0) removeHeadings(root, losses)
}

const idsOf = (node: Element): string[] =>
  [attribute(node, "id"), isElement(node, "a") && attribute(node, "name")].filter((id) => typeof id === "string")

function targetOf(node: Element): string | undefined {
  const href = isElement(node, "a") ? attribute(node, "href") : undefined
  return href !== undefined && /^#./.test(href) ? href.slice(1) : undefined
}

/** The element with the text of a note: the target of the reference, or an element around that. */
function noteOf({ node, ancestors }: VisitedElement, referenceIds: readonly string[]): Element | undefined {
  const linksBack = (other: Element) => referenceIds.includes(targetOf(other) ?? "")
  if (isElement(node, ...holders)) return elementsIn(node).some(linksBack) ? node : undefined
  const around = [...ancestors].reverse().find((other) => isElement(other, ...holders))
  if (!isElement(around)) return undefined
  return linksBack(node) || elementsIn(around).some(linksBack) ? around : undefined
}

function removeLinksTo(note: Element, ids: readonly string[], losses: Losses): void {
  for (const { node, ancestors } of [...walkElements(note)]) {
    const parent = ancestors.at(-1)
    if (!parent || !ids.includes(targetOf(node) ?? "")) continue
    sayAround(node, losses)
    remove(node, parent)
  }
}

function remove(node: Element, parent: Parents): void {
  const index = (parent.children as readonly unknown[]).indexOf(node)
  if (index >= 0) parent.children.splice(index, 1)
}

/** Removes the heading that GitHub's Markdown writes above the notes for screen readers only. */
function removeHeadings(root: Root, losses: Losses): void {
  for (const { node, ancestors } of [...walkElements(root)]) {
    const parent = ancestors.at(-1)
    if (!parent || !isElement(node, "h2")) continue
    if (attribute(node, "id") !== "footnote-label" && !hasClass(node, "sr-only")) continue
    sayAround(node, losses)
    remove(node, parent)
  }
}
