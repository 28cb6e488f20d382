import type { LetterEdge } from "../../model/written-place"

/** Elements whose text nobody reads on the page. */
const unread = "script, style, template, noscript"

/** The readable text of a page, without labels for screen readers only. */
export interface PageText {
  readonly text: string
  /** The text nodes, each with the offset of its first letter. */
  readonly nodes: ReadonlyMap<Text, number>
}

/** How much of the page's text before and after an element shows where it is written. */
const maxAround = 4000

/**
 * @param root the element
 * @param near if the text around it is enough: a page may have half a million letters
 * @returns the text in an element
 */
export function pageText(root: Element, near = root): PageText {
  const nodes = new Map<Text, number>()
  const seen = new Map<Element, boolean>()
  const isRead = (element: Element) => {
    const known = seen.get(element) ?? (!element.closest(unread) && isSeen(element))
    seen.set(element, known)
    return known
  }
  let text = ""
  for (const node of textsNear(near, textsIn(root))) {
    if (!node.parentElement || !isRead(node.parentElement)) continue
    nodes.set(node, text.length)
    text += node.data
  }
  return { text, nodes }
}

function textsNear(near: Element, all: readonly Text[]): readonly Text[] {
  const [first, last] = [all.findIndex((node) => near.contains(node)), all.findLastIndex((node) => near.contains(node))]
  if (first < 0) return all
  const reach = (nodes: readonly Text[]): number => {
    let length = 0
    const end = nodes.findIndex((node) => {
      length += node.length
      return length > maxAround
    })
    return end < 0 ? nodes.length : end + 1
  }
  return all.slice(first - reach(all.slice(0, first).reverse()), last + 1 + reach(all.slice(last + 1)))
}

/** @returns whether an element is visible on the page: labels for screen readers only are one pixel in size */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}

/** @returns the text nodes in an element */
export function textsIn(root: Element): readonly Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

/**
 * @param shown what the page shows
 * @param within the element that was clicked
 * @param point of the page
 * @returns the nearest letter, and which side of it; undefined in an element without text
 */
export function edgeAt(
  shown: PageText,
  within: Element,
  { x, y }: { readonly x: number; readonly y: number },
): LetterEdge | undefined {
  const range = within.ownerDocument.createRange()
  let best: { readonly distance: number; readonly node: Text; readonly at: number; readonly box: DOMRect } | undefined
  for (const [node] of shown.nodes) {
    if (!within.contains(node)) continue
    for (let at = 0; at < node.length; at += 1) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      for (const box of range.getClientRects()) {
        // The nearest letter of its line; any letter of the line is nearer than a line above or below.
        const distance = outside(x, box.left, box.right) + 1000 * outside(y, box.top, box.bottom)
        // A line that large letters beside it reach into: those have an element of their own, which was not clicked.
        const isNearer =
          !best ||
          distance < best.distance ||
          (distance === best.distance && node.parentElement === within && best.node.parentElement !== within)
        if (box.width > 0 && isNearer) best = { distance, node, at, box }
      }
    }
  }
  if (!best) return undefined
  const { node, at, box } = best
  const isRight = x > (box.left + box.right) / 2
  const isBehind = isRight !== isRightToLeft(node, at)
  // A letter includes its accents and vowel signs.
  const [marks = ""] = /^\p{M}*/u.exec(node.data.slice(at + 1)) ?? []
  return { letter: (shown.nodes.get(node) ?? 0) + at + (isBehind ? marks.length : 0), isBehind }
}

const outside = (value: number, least: number, greatest: number): number => Math.max(least - value, value - greatest, 0)

const strong = /[\p{L}\p{N}]/u

function isRightToLeft(node: Text, at: number): boolean {
  const letter = node.data[at] ?? ""
  if (strong.test(letter)) return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) && !/\p{N}/u.test(letter)
  return node.parentElement !== null && getComputedStyle(node.parentElement).direction === "rtl"
}

/** @returns the ends of the selection at an element; undefined if nothing is selected */
export function selectedEdges(shown: PageText, element: Element): readonly [LetterEdge, LetterEdge] | undefined {
  const selection = element.ownerDocument.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined
  const range = selection.getRangeAt(0)
  if (!range.intersectsNode(element)) return undefined
  // At the end of a text, browsers' selections end before the next one.
  const inside = [...shown.nodes].filter(([node]) => {
    if (!range.intersectsNode(node)) return false
    const start = node === range.startContainer ? range.startOffset : 0
    return start < node.length && range.comparePoint(node, start + 1) === 0
  })
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last) return undefined
  const start = first[1] + (range.startContainer === first[0] ? range.startOffset : 0)
  const end = last[1] + (range.endContainer === last[0] ? range.endOffset : last[0].length)
  if (shown.text.slice(start, end).trim() === "") return undefined
  return [
    { letter: start, isBehind: false },
    { letter: end - 1, isBehind: true },
  ]
}

/** @returns the word at a letter of a text */
export function wordAt(text: string, letter: number): { readonly start: number; readonly end: number } {
  // Words are looked for only in the letters nearby: a page has many thousands.
  const from = Math.max(0, letter - 200)
  const found = new Intl.Segmenter(undefined, { granularity: "word" })
    .segment(text.slice(from, letter + 200))
    .containing(letter - from)
  const start = from + (found?.index ?? 0)
  return { start, end: start + (found?.segment.length ?? 0) }
}

/**
 * @param element of a page
 * @returns its position in the tree, to find the same element after the page has been re-rendered
 */
export function elementPlace(element: Element): readonly number[] {
  const { parentElement } = element
  return parentElement ? [...elementPlace(parentElement), [...parentElement.children].indexOf(element)] : []
}

/** @returns the element at a place of a page; undefined if it is not of this kind */
export function elementAtPlace(page: Document, place: readonly number[], tagName: string): HTMLElement | undefined {
  const found = place.reduce<Element | undefined>((element, index) => element?.children[index], page.documentElement)
  return found?.tagName === tagName ? (found as HTMLElement) : undefined
}
