import type { Element, Root } from "hast"
import {
  attribute,
  element,
  elementsIn,
  hasClass,
  hastWords,
  isElement,
  type VisitedElement,
  walkElements,
} from "./hast"

/** The names of the elements that stand for a footnote and its reference until they become Markdown. */
export const noteReference = "x-note-reference"
export const noteText = "x-note-text"

/** A number or a symbol. An entry in a table of contents, which its section may link back to, has words instead. */
const mark = /^[[(]?(?:\p{N}{1,4}|[^\p{L}\p{N}]{0,3}|\p{L})[\])]?$/u

/** Elements that may hold the text of a footnote. */
const holders = ["li", "p", "div", "aside", "section", "dd"]

/**
 * Finds footnotes as GitHub, WordPress, Substack, Word and site generators write them: a link to an element further down that links back. Replaces the
 * links with references, and moves the notes to the end.
 *
 * @param root of the whole text; modified
 */
export function gatherFootnotes(root: Root): void {
  const all = [...walkElements(root)]
  const order = new Map(all.map(({ node }, index) => [node, index]))
  const byId = new Map<string, VisitedElement>()
  for (const placed of all) for (const id of idsOf(placed.node)) if (!byId.has(id)) byId.set(id, placed)
  const numbers = new Map<Element, string>()
  const gone = new Set<Element>()
  for (const { node, ancestors } of all) {
    const target = byId.get(targetOf(node) ?? "")
    if (!target || (order.get(target.node) ?? 0) <= (order.get(node) ?? 0)) continue
    const ownIds = [node, ...ancestors.slice(-1)].flatMap((each) => (isElement(each) ? idsOf(each) : []))
    const note = noteOf(target, ownIds)
    if (!note || ancestors.includes(note) || !mark.test(hastWords(node).trim())) continue
    const label = numbers.get(note) ?? String(numbers.size + 1)
    numbers.set(note, label)
    for (const back of elementsIn(note)) if (ownIds.includes(targetOf(back) ?? "")) gone.add(back)
    Object.assign(node, element(noteReference, [], { label }))
  }
  if (numbers.size === 0) return
  for (const { node, ancestors } of all) {
    const parent = ancestors.at(-1)
    const label = numbers.get(node)
    // GitHub's Markdown has a heading above the notes, for screen readers only.
    const isHeadingOfNotes = attribute(node, "id") === "footnote-label" || hasClass(node, "sr-only")
    if (!parent || (label === undefined && !gone.has(node) && !isHeadingOfNotes)) continue
    parent.children.splice((parent.children as readonly unknown[]).indexOf(node), 1)
    if (label !== undefined) root.children.push(element(noteText, node.children, { label }))
  }
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
