import { EditorView } from "@codemirror/view"
import { codeMarks, showMarks } from "../../../client/fields/controls/code-marks"

test.each([
  ["8*5*4", true, ["*", "*"]],
  ["> 50 %", true, ["> "]],
  ["1. one [x]", true, ["1. "]],
  ["8*5*4", false, []],
])("%s: the signs that Markdown takes have their colour", (doc, isMarkdown, signs) => {
  const view = new EditorView({ doc, extensions: codeMarks })
  showMarks(view, [], isMarkdown)
  expect([...view.contentDOM.querySelectorAll(".code-sign")].map(({ textContent }) => textContent)).toEqual(signs)
})
