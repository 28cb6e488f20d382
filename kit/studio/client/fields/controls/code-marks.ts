import { type EditorState, StateEffect, StateField } from "@codemirror/state"
import { Decoration, type DecorationSet, EditorView, WidgetType } from "@codemirror/view"
import type { Position } from "../../../../content/location/source-text"
import { signSpans } from "../../../model/written-words"

/** The check's diagnostic of a place in a text. */
export interface CodeMark {
  /** Lines and columns of the text, from 1. */
  readonly start: Position
  readonly end: Position
  readonly isError: boolean
  readonly message: string
}

const setMarks = StateEffect.define<DecorationSet>()

/** A message below its line. The list under the text has it too, for those who do not see it here. */
class MessageBelow extends WidgetType {
  constructor(readonly message: string) {
    super()
  }

  override eq(other: MessageBelow): boolean {
    return other.message === this.message
  }

  toDOM(): HTMLElement {
    const element = document.createElement("p")
    element.className = "code-message"
    element.setAttribute("aria-hidden", "true")
    element.textContent = this.message
    return element
  }
}

/** How many lines are marked at once. */
const maxLines = 12

function decorationsFor(marks: readonly CodeMark[], { doc }: EditorState, isMarkdown: boolean): DecorationSet {
  const offset = ({ line, column }: Position) => {
    const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines))
    return Math.min(to, from + Math.max(0, column - 1))
  }
  // As the site reads Markdown: CodeMirror reads some texts differently.
  const signs = isMarkdown ? signSpans(doc.toString()) : []
  return Decoration.set(
    [
      ...signs.map(({ start, end }) => Decoration.mark({ class: "code-sign" }).range(start, end)),
      ...marks.flatMap((mark) => {
        const from = offset(mark.start)
        const line = doc.lineAt(from)
        const to = Math.max(offset(mark.end), from)
        // A mark under a whole text would point nowhere: mark only its first line.
        const isLong = mark.end.line - mark.start.line > maxLines
        const [start, end] = from === to || isLong ? [line.from, line.to] : [from, to]
        const attributes = { class: mark.isError ? "code-error" : "code-warning", title: mark.message }
        const below = { widget: new MessageBelow(mark.message), side: 1, block: true }
        return [
          ...(start < end ? [Decoration.mark({ attributes }).range(start, end)] : []),
          ...(mark.isError ? [Decoration.widget(below).range(line.to)] : []),
        ]
      }),
    ],
    true,
  )
}

/** Marks the places of diagnostics, and the signs of Markdown. The marks move with the text until the next check. */
export const codeMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (shown, { changes, effects }) =>
    effects.reduce((now, effect) => (effect.is(setMarks) ? effect.value : now), shown.map(changes)),
  provide: (field) => EditorView.decorations.from(field),
})

/** Replaces the marks. The line that somebody is typing stays in view, although messages above it come and go. */
export function showMarks(view: EditorView, marks: readonly CodeMark[], isMarkdown: boolean): void {
  const { head } = view.state.selection.main
  const caret = view.hasFocus ? view.coordsAtPos(head) : null
  const isSeen = caret !== null && caret.top >= 0 && caret.bottom <= window.innerHeight
  view.dispatch({
    effects: [
      setMarks.of(decorationsFor(marks, view.state, isMarkdown)),
      ...(isSeen ? [EditorView.scrollIntoView(head, { yMargin: 48 })] : []),
    ],
  })
}

/** Selects the next marked place after the caret, or the first. */
export function goToNextMark(view: EditorView): void {
  const { state } = view
  const places: Array<readonly [from: number, to: number]> = []
  state.field(codeMarks).between(0, state.doc.length, (from, to, { spec }) => {
    if (spec.attributes) places.push([from, to])
  })
  const { from: at } = state.selection.main
  const [from, to] = places.find(([start]) => start > at) ?? places[0] ?? [at, at]
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: "center" }),
  })
  view.focus()
}
