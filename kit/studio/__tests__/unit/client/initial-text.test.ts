import { EditorState } from "@codemirror/state"
import { unwrittenText } from "../../../../content/contract/posts"
import { initialText } from "../../../client/fields/controls/tools/initial-text"

/** A text after words are written at its start. */
function written(doc: string, userEvent: string): string {
  const state = EditorState.create({ doc, extensions: initialText })
  return state.update({ changes: { from: 0, insert: "Nights." }, userEvent }).state.doc.toString()
}

test.each(["input.type", "input.paste"])("what comes by %s takes the place of the text of a new post", (userEvent) => {
  expect(written(unwrittenText("de"), userEvent)).toBe("Nights.")
})

test("what is there already stays: a post that is begun, and the text while a word is composed or undone", () => {
  expect(written("Days. ", "input.type")).toBe("Nights.Days. ")
  for (const event of ["input.type.compose", "undo"])
    expect(written(unwrittenText(), event)).toBe(`Nights.${unwrittenText()}`)
})
