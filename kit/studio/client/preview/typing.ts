import { changedPart } from "../../../content/location/source-text"
import { isSame } from "../content/location"
import { normalizeText } from "../content/text-forms"

/**
 * Shows typing in the page at once, wherever the page shows the text, before it is saved and the preview updates.
 *
 * @param shown the text nodes that come from the text, in the order of the page
 * @param before the text that they show
 * @param after the new text
 */
export function showTyping(shown: Iterable<Text>, before: string, after: string): void {
  const [from, to] = [normalizeText(before), normalizeText(after)]
  for (const nodes of nodesSaying(shown, from)) change(nodes, from, to)
}

/** The text nodes that say a text together: words in colour have a node of their own, and a page may say it more than once. */
function nodesSaying(shown: Iterable<Text>, wanted: string): readonly (readonly Text[])[] {
  const found: (readonly Text[])[] = []
  let open: readonly Text[] = []
  for (const node of shown) {
    // The element that is typed into shows it already, with its spaces and its caret.
    if (found.at(-1)?.includes(node) || node.parentElement?.closest("[contenteditable]")) continue
    const known = written.get(node)?.nodes
    const joined = [...open, node]
    open = known ?? (wanted !== "" && wanted.startsWith(saidBy(joined)) ? joined : [node])
    if (saidBy(open) !== wanted) continue
    found.push(open)
    open = []
  }
  return found
}

const saidBy = (nodes: readonly Text[]): string => normalizeText(nodes.map(({ data }) => data).join(""))

/** Texts before the first key press, and what was written into them since. */
interface Written {
  readonly nodes: readonly Text[]
  readonly former: readonly string[]
  readonly now: readonly string[]
  readonly observer: MutationObserver
}

/** By the first text node, until the preview re-renders it. */
const written = new WeakMap<Text, Written>()

/** Changes a text. When it is typed back to its former text, its highlighted words return. */
function change(nodes: readonly Text[], before: string, after: string): void {
  const [first] = nodes
  if (!first) return
  const data = () => nodes.map((node) => node.data)
  const known = written.get(first)
  const isOwn = known !== undefined && isSame(known.now, data()) && known.nodes.every((node, at) => node === nodes[at])
  const former = isOwn ? known.former : data()
  if (isOwn && normalizeText(former.join("")) === after)
    for (const [index, node] of nodes.entries()) node.data = former[index] ?? ""
  else changePart(nodes, before, after)
  const observer = isOwn ? known.observer : new MutationObserver((records) => giveBack(first, records))
  for (const node of nodes) observer.observe(node, { characterData: true })
  // These were written here.
  observer.takeRecords()
  written.set(first, { nodes, former, now: data(), observer })
}

/** The preview writes only the texts that differ from those that it rendered before: the others are restored as it left them. */
function giveBack(first: Text, records: readonly MutationRecord[]): void {
  const known = written.get(first)
  written.delete(first)
  known?.observer.disconnect()
  const rendered = new Set(records.map(({ target }) => target))
  for (const [index, node] of known?.nodes.entries() ?? [])
    if (node.isConnected && !rendered.has(node)) node.data = known?.former[index] ?? ""
}

/** Changes only the part of a text that differs: highlighted words in it may have their own element. */
function changePart(nodes: readonly Text[], before: string, after: string): void {
  for (const node of nodes) node.data = node.data.replace(/\u00ad/g, "")
  const shown = nodes.map(({ data }) => data).join("")
  // More than soft hyphens and spaces that don't break was normalized, so offsets do not match: only a single text node is replaced as a whole.
  if (shown.replaceAll("\u00a0", " ") !== before) {
    const [only, another] = nodes
    if (only && !another) only.data = after
    return
  }
  const { start, end, to: insert } = changedPart(before, after)
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
    // Not as a whole: a caret in it would go to its start.
    node.replaceData(from, Math.max(0, to - from), isWritten ? "" : insert)
    isWritten = true
  }
}
