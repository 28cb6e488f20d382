import { ensureSyntaxTree, syntaxTree } from "@codemirror/language"
import { EditorSelection, type EditorState, type Extension } from "@codemirror/state"
import { EditorView, keymap } from "@codemirror/view"
import { asCellText, cellFrom, newTable, rowAfter, type Table, type TableEdit, tableAt } from "./table"
import { asParagraph } from "./text-tools"

/** How long a text may be parsed for before an older tree is used, in milliseconds. */
const parseTimeoutMs = 200

/** How long Tab leaves the text after Escape, unless another key comes first, in milliseconds. */
const leaving = 20_000

/** @returns the table in which the cursor is */
function tableIn(state: EditorState): Table | undefined {
  const { head } = state.selection.main
  const tree = ensureSyntaxTree(state, state.doc.length, parseTimeoutMs) ?? syntaxTree(state)
  return tableAt(tree, state.doc.toString(), head)
}

function apply(view: EditorView, { at, insert, from, to }: TableEdit): void {
  view.dispatch({
    changes: { from: at, insert },
    selection: EditorSelection.range(from, to),
    scrollIntoView: true,
    userEvent: "input",
  })
}

const move =
  (by: 1 | -1) =>
  (view: EditorView): boolean => {
    const table = tableIn(view.state)
    if (!table) return false
    const cell = cellFrom(table, view.state.selection.main.head, by)
    if (cell) {
      view.dispatch({ selection: EditorSelection.range(cell.from, cell.to), scrollIntoView: true })
      return true
    }
    // From the first cell, Shift Tab leaves the text, as it does outside tables.
    if (by === -1) return false
    apply(view, rowAfter(table))
    return true
  }

/** Tab and Shift Tab go from cell to cell of a table; behind the last cell is a new row. Escape lets Tab leave the text. */
export const tableKeys: Extension = keymap.of([
  { key: "Tab", run: move(1), shift: move(-1) },
  {
    key: "Escape",
    run: (view) => {
      if (!tableIn(view.state)) return false
      view.setTabFocusMode(leaving)
      return true
    },
  },
])

/** What is typed or pasted into a cell stays in it. */
export const cellInput: Extension = [
  EditorView.inputHandler.of((view, from, to, text) => {
    const written = textInCell(view.state, from, text)
    if (written === text) return false
    view.dispatch({
      changes: { from, to, insert: written },
      selection: { anchor: from + written.length },
      scrollIntoView: true,
      userEvent: "input.type",
    })
    return true
  }),
  EditorView.clipboardInputFilter.of((text, state) => textInCell(state, state.selection.main.from, text)),
]

function textInCell(state: EditorState, at: number, text: string): string {
  const table = text.includes("|") ? tableIn(state) : undefined
  return table ? asCellText(table, state.doc.toString(), at, text) : text
}

/**
 * Adds a table below the line, or the table, with the cursor, and selects its first heading.
 *
 * @param view the editor
 * @param rows under the heading
 * @param columns of the table
 * @param heading returns the text of a column's heading, by its number from 1
 */
export function insertTable(
  view: EditorView,
  rows: number,
  columns: number,
  heading: (column: number) => string,
): void {
  const { state } = view
  const at = tableIn(state)?.to ?? state.doc.lineAt(state.selection.main.to).to
  const insert = asParagraph(newTable(rows, columns, heading), state.sliceDoc(0, at), state.sliceDoc(at))
  const from = at + insert.indexOf("|") + 2
  apply(view, { at, insert, from, to: from + heading(1).length })
}
