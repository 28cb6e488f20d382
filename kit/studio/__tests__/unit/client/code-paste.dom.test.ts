import { markdown, markdownLanguage } from "@codemirror/lang-markdown"
import { EditorState } from "@codemirror/state"
import { EditorView } from "@codemirror/view"
import {
  cellText,
  holdPlaces,
  isParagraphAt,
  literalAt,
  paragraphCopies,
  writePasted,
} from "../../../client/fields/controls/code-paste"

test("what was pasted stands where it was pasted, although somebody types on until it has come, and goes on typing there", () => {
  const places = holdPlaces()
  const view = new EditorView({ doc: "One ", extensions: [places.extension] })
  const place = places.hold({ from: 4, to: 4 })
  view.dispatch({ changes: { from: 4, insert: "\n\nThree" }, selection: { anchor: 11 } })
  writePasted(view, "markdown", place, "two")
  expect(view.state.doc.toString()).toBe("One two\n\nThree")
  expect(view.state.selection.main.head).toBe("One two\n\nThree".length)
})

test.each([
  ["in a cell", "Text.\n\n| a | b |\n| - | - |\n| c|", " | d |", "cell"],
  ["at the end of a table", "| a | b |\n| - | - |\n| c | d |", "", undefined],
  ["in code", "Some `co", "de`.", "code"],
  ["in a paragraph", "Some ", "words.", undefined],
])("Markdown is read where somebody pastes, but not in code or a cell: %s", (_where, before, after, literal) => {
  const extensions = markdown({ base: markdownLanguage })
  const state = EditorState.create({ doc: before + after, selection: { anchor: before.length }, extensions })
  expect(literalAt(state)).toBe(literal)
})

test("what is pasted into a table's cell stays within it", () => {
  expect(cellText("Role\tDays\nCTO|CEO\t2\n")).toBe("Role Days CTO\\|CEO 2")
})

test.each([
  ["a paragraph, ahead of another", "One\n\nTwo\n\nThree", 5, 8, 0, true],
  ["with its line break", "One\n\nTwo\n\nThree", 5, 9, 0, true],
  ["the caret’s line", "One\n\nTwo", 6, 6, 0, true],
  ["a paragraph, into a line", "One\n\nTwo", 5, 8, 1, false],
  ["a line of a paragraph", "One\n\nTwo\nThree\n", 5, 9, 0, false],
  ["a point of a list", "- One\n- Two\n\n- Three", 13, 20, 0, false],
])("what is cut and pasted stays a paragraph if it was one: %s", (...row) => {
  const [, doc, anchor, head, place, isParagraph] = row
  const view = new EditorView({ doc, selection: { anchor, head }, extensions: paragraphCopies })
  view.contentDOM.dispatchEvent(new Event("cut"))
  const { from, to } = anchor === head ? view.state.doc.lineAt(head) : { from: anchor, to: head }
  const plain = view.state.sliceDoc(from, to)
  view.dispatch({ changes: { from, to } })
  view.dispatch({ selection: { anchor: place } })
  expect(isParagraphAt(view.state, plain)).toBe(isParagraph)
  writePasted(view, "markdown", view.state.selection.main, plain)
  if (isParagraph) expect(view.state.doc.toString()).toMatch(/^Two\n\nOne/)
})
