import { isolateHistory } from "@codemirror/commands"
import { ensureSyntaxTree, syntaxTree } from "@codemirror/language"
import type { EditorState } from "@codemirror/state"
import { EditorView } from "@codemirror/view"
import { diagnose } from "../../../../content/contract/rules/diagnose"
import { webOrEmailLinkRules } from "../../../../content/contract/rules/links"
import { parseMarkdown, spanOf, startOf } from "../../../../content/markdown/markdown"
import { linkPlaceAt, linkText, type TextKind } from "./link/link-at"
import { completedAddress } from "./link/link-targets"
import { asParagraph } from "./tools/text-tools"

/** A place that moves with the text while what goes there is prepared. */
interface HeldPlace {
  from: number
  to: number
}

/** @returns an extension that moves held places with each change, and the places themselves */
export function holdPlaces() {
  const places = new Set<HeldPlace>()
  const extension = EditorView.updateListener.of(({ docChanged, changes }) => {
    if (!docChanged) return
    for (const place of places) {
      place.from = changes.mapPos(place.from, -1)
      place.to = changes.mapPos(place.to, -1)
    }
  })
  const hold = ({ from, to }: HeldPlace): HeldPlace => {
    const place = { from, to }
    places.add(place)
    return place
  }
  return { extension, hold, release: (place: HeldPlace) => places.delete(place) }
}

/**
 * @param state of the editor
 * @param kind of the text
 * @param pasted plain text
 * @returns the link that an address makes of the selected words; undefined if it is not an address, or nothing is selected
 */
export function linkOfPasted(state: EditorState, kind: TextKind, pasted: string) {
  const { from, to } = state.selection.main
  const typed = pasted.trim()
  if (from === to || !/^(?:https?:\/\/|www\.|mailto:)\S+$/i.test(typed)) return undefined
  const problem = (each: string) => diagnose(webOrEmailLinkRules, each)
  const address = completedAddress(typed, problem)
  const place = linkPlaceAt(kind, state.doc.toString(), from, to)
  if (problem(address) || place.label === "") return undefined
  return { place, insert: linkText(kind, place, place.label, address) }
}

/** HTML that holds more than plain text: emphasis, links, lists, headings, pictures, tables, code, or several paragraphs. */
const formatted =
  /<(?:b|strong|i|em|ul|ol|h[1-6]|img|table|blockquote|pre|code|del|s|hr|a\s)\b|mso-list|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*(?:italic|oblique)|<(?:p|div)\b.*?<(?:p|div)\b/is

/** @returns the HTML of a clipboard, if it says more than the text beside it */
export function formattedHtml(clipboard: DataTransfer): string | undefined {
  // Code copied from an editor comes with coloured HTML, but its plain text is meant.
  if (clipboard.types.includes("vscode-editor-data")) return undefined
  const html = clipboard.getData("text/html")
  return formatted.test(html) ? html : undefined
}

/** How long a text may be parsed for before an older tree is used, in milliseconds. */
const parseTimeoutMs = 200

/** @returns what the caret is in, if Markdown is not parsed there: code, or the cell of a table, but not the end of a table */
export function literalAt(state: EditorState): "code" | "cell" | undefined {
  const tree = ensureSyntaxTree(state, state.selection.main.to, parseTimeoutMs) ?? syntaxTree(state)
  const { from, to } = state.selection.main
  for (let node: ReturnType<typeof tree.resolveInner> | null = tree.resolveInner(from, -1); node; node = node.parent) {
    if (/^(?:FencedCode|CodeBlock|InlineCode)$/.test(node.name)) return "code"
    if (node.name === "Table") return to < node.to ? "cell" : undefined
  }
  return undefined
}

/** @returns a text as one line of a table's cell */
export const cellText = (text: string): string =>
  text
    .trim()
    .replace(/\s*[\n\r\t]+\s*/g, " ")
    .replace(/(?<!\\)\|/g, "\\|")

/** The paragraphs that were last cut or copied as a whole, in any text. */
let copied: string | undefined

const noteCopied = (_event: Event, { state: { doc, selection } }: EditorView): void => {
  // With nothing selected it is the caret's line.
  const { from, to } = selection.main.empty ? doc.lineAt(selection.main.head) : selection.main
  const text = doc.sliceString(from, to).trim()
  // Between the points of a list there is no empty line.
  const whole = parseMarkdown(doc.toString()).children.filter(({ type }) => type !== "list")
  const [first, last] = [whole.find((node) => from <= startOf(node)), whole.findLast((node) => spanOf(node).end <= to)]
  copied = first && last && spanOf(last).end - startOf(first) === text.length ? text : undefined
}

/** Notes paragraphs that are cut or copied as a whole, for `isParagraphAt`. */
export const paragraphCopies = EditorView.domEventHandlers({ copy: noteCopied, cut: noteCopied })

/** @returns whether whole paragraphs are pasted ahead of or behind a line, with which they would become one paragraph */
export function isParagraphAt({ doc, selection: { main } }: EditorState, pasted: string): boolean {
  const { from, to } = doc.lineAt(main.from)
  return (main.from === from || main.to === to) && pasted.replaceAll("\r", "").trim() === copied
}

/**
 * Writes pasted text as one undo step: words into the line, anything else as separate paragraphs.
 *
 * @param view the editor
 * @param kind of its text
 * @param place where it goes
 * @param pasted to write
 * @returns that the event is handled
 */
export function writePasted(view: EditorView, kind: TextKind, { from, to }: HeldPlace, pasted: string): true {
  const { state } = view
  const written = pasted.trim()
  const isParagraph =
    isParagraphAt(state, pasted) || /\n|^(?:#{1,6}|[-*+]|\d+[.)])\s|^(?:>|```|\||---|!\[)/.test(written)
  const isInLine = kind === "html" || !isParagraph
  const block = asParagraph(written, state.sliceDoc(0, from), state.sliceDoc(to))
  // The next words must not become part of the picture's paragraph.
  const isPicture = written.split("\n").at(-1)?.startsWith("![")
  const insert = isInLine ? written : isPicture ? `${block.trimEnd()}\n\n` : block
  const { main } = state.selection
  // If somebody has typed on, the caret stays there.
  const isHere = from <= main.from && main.to <= to
  view.dispatch({
    changes: { from, to, insert },
    ...(isHere
      ? { selection: { anchor: from + (isPicture ? insert : insert.trimEnd()).length }, scrollIntoView: true }
      : {}),
    userEvent: "input.paste",
    annotations: isolateHistory.of("full"),
  })
  return true
}
