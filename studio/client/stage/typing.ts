import { changedPart } from "../../../src/content/edit/edit-text"
import { plain } from "../content/find"

/**
 * Shows in a page what is being typed, before it is saved and the preview follows.
 *
 * @param page that is shown
 * @param before the text as it stood there
 * @param after the text as it is now
 */
export function showTyping(page: Document | null | undefined, before: string, after: string): void {
  if (!page || plain(before) === "") return
  for (const element of elementsSaying(page, before)) change(element, plain(before), plain(after))
}

/** @returns the innermost elements whose whole text a value is */
function elementsSaying(page: Document, value: string): readonly Element[] {
  const wanted = plain(value)
  if (wanted === "") return []
  // A page that is just being loaded has no body yet.
  const found = [...(page.body?.querySelectorAll("*") ?? [])].filter(
    (element) =>
      !["SCRIPT", "STYLE", "TEMPLATE"].includes(element.tagName) && plain(element.textContent ?? "") === wanted,
  )
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)))
}

/** Changes the smallest part of an element's text: words in it may be set in colour, in an element of their own. */
function change(element: Element, before: string, after: string): void {
  const nodes = textsIn(element)
  for (const node of nodes) node.data = node.data.replace(/\u00ad/g, "")
  const shown = nodes.map(({ data }) => data).join("")
  // Something else than spaces was left out to compare them: the preview shows it when it is saved.
  if (shown !== before) {
    const [only, another] = nodes
    if (only && !another) only.data = after
    return
  }
  const { start, end, insert } = changedPart(before, after)
  let offset = 0
  let isWritten = false
  for (const node of nodes) {
    const { data } = node
    const from = Math.max(0, start - offset)
    const to = Math.min(data.length, end - offset)
    offset += data.length
    if (from > data.length || to < 0 || (isWritten && from >= to)) continue
    const isLast = node === nodes.at(-1)
    if (from === data.length && !isLast && start < end) continue
    node.data = data.slice(0, from) + (isWritten ? "" : insert) + data.slice(Math.max(from, to))
    isWritten = true
  }
}

function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}
