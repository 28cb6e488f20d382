import { EditorState, type Extension } from "@codemirror/state"
import { isInitialText } from "../../../../../content/contract/posts"

/** The first words typed or pasted into a new post replace its initial text. Not while a word is being composed, which must stay as it is. */
export const initialText: Extension = EditorState.transactionFilter.of((transaction) => {
  const { startState, changes } = transaction
  const isTyped = ["input.type", "input.paste"].some((event) => transaction.isUserEvent(event))
  if (!isTyped || transaction.isUserEvent("input.type.compose")) return transaction
  if (!transaction.docChanged || !isInitialText(startState.doc.toString())) return transaction
  let insert = ""
  changes.iterChanges((_from, _to, _start, _end, inserted) => {
    insert += inserted.toString()
  })
  return {
    changes: { from: 0, to: startState.doc.length, insert },
    selection: { anchor: insert.length },
    scrollIntoView: true,
    userEvent: "input",
  }
})
