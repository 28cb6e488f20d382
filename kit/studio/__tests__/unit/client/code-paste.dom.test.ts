import { EditorView } from "@codemirror/view"
import { holdPlaces, writePasted } from "../../../client/fields/controls/code-paste"

test("what was pasted stands where it was pasted, although somebody types on until it has come", () => {
  const places = holdPlaces()
  const view = new EditorView({ doc: "One ", extensions: [places.extension] })
  const place = places.hold({ from: 4, to: 4 })
  view.dispatch({ changes: { from: 4, insert: "\n\nThree" } })
  writePasted(view, "markdown", place, "two")
  expect(view.state.doc.toString()).toBe("One two\n\nThree")
})
