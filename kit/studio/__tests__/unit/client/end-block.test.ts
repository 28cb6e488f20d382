import { markdown, markdownLanguage } from "@codemirror/lang-markdown"
import { EditorState } from "@codemirror/state"
import { enterIn } from "../../../client/fields/controls/tools/end-block"

/** A text after Enter and some words, both at the caret: | */
function typed(text: string): string {
  const at = text.indexOf("|")
  const doc = text.slice(0, at) + text.slice(at + 1)
  const extensions = markdown({ base: markdownLanguage })
  const state = EditorState.create({ doc, selection: { anchor: at }, extensions })
  const after = state.update(enterIn(state) ?? state.replaceSelection("\n")).state
  return after.update(after.replaceSelection("words")).state.doc.toString()
}

test.each([
  ["- one\n- two\n- |", "- one\n- two\n\nwords"],
  ["- one\n- |", "- one\n\nwords"],
  ["1. one\n2. two\n3. |\n4. four", "1. one\n2. two\n\nwords\n\n3. four"],
  ["- one\n\n- two\n\n- |", "- one\n\n- two\n\nwords"],
  ["> quoted\n> |", "> quoted\n\nwords"],
  ["> - one\n> - |", "> - one\n>\n> words"],
  ["- one\n- |\n\nA paragraph.", "- one\n\nwords\n\nA paragraph."],
])("Enter in an empty item or quotation ends it, and a paragraph comes next: %j", (text, after) => {
  expect(typed(text)).toBe(after)
})

test.each([
  ["- one|", "- one\n- words"],
  ["> quoted|", "> quoted\n> words"],
  ["- one\n  - within\n  - |", "- one\n  - within\n- words"],
  ["```\n> |\n```", "```\n> \nwords\n```"],
  ["Words.|", "Words.\nwords"],
])("elsewhere Enter goes on with what there is: %j", (text, after) => {
  expect(typed(text)).toBe(after)
})
