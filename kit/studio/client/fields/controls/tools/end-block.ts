import { insertNewlineContinueMarkupCommand } from "@codemirror/lang-markdown"
import { ensureSyntaxTree, syntaxTree } from "@codemirror/language"
import {
  ChangeSet,
  type EditorState,
  type Extension,
  Prec,
  type Transaction,
  type TransactionSpec,
} from "@codemirror/state"
import { keymap } from "@codemirror/view"

type Node = ReturnType<typeof syntaxTree>["topNode"]

/** In an empty item it removes the marker. */
const continueOrEnd = insertNewlineContinueMarkupCommand({ nonTightLists: false })

/** Empty, also within a quotation. */
const isBlank = (line: string): boolean => /^[\s>]*$/.test(line)

/** How long a text may be parsed for, in milliseconds. */
const parseTimeoutMs = 200

/**
 * Enter in an empty list item, or an empty line of a quotation, ends it: with empty lines around, so that what is typed next is a paragraph of its own.
 * Markdown treats words directly below an item as part of it.
 *
 * @param state of the editor
 * @returns what Enter does; undefined if it only starts a new line
 */
export function enterIn(state: EditorState): TransactionSpec | undefined {
  ensureSyntaxTree(state, state.selection.main.head, parseTimeoutMs)
  // Only a new state has the tree that was just parsed.
  const parsed = state.update({}).state
  let done = quotationEnd(parsed)
  if (!done)
    continueOrEnd({
      state: parsed,
      dispatch: (transaction) => {
        done = transaction
      },
    })
  return done && withLinesAround(done)
}

function quotationEnd(state: EditorState): Transaction | undefined {
  const { head, empty } = state.selection.main
  const line = state.doc.lineAt(head)
  const mark = line.text.lastIndexOf(">")
  if (!empty || mark < 0 || !isBlank(line.text)) return undefined
  for (let node: Node | null = syntaxTree(state).resolveInner(head, -1); node; node = node.parent)
    if (node.name === "FencedCode") return undefined
  return state.update({ changes: { from: line.from + mark, to: line.to } })
}

/** With an empty line before the caret's and one after it, if something has ended there. */
function withLinesAround({ startState, changes, newDoc, newSelection }: Transaction): TransactionSpec {
  const line = newDoc.lineAt(newSelection.main.head)
  const isEnd = newDoc.lines === startState.doc.lines && isBlank(line.text)
  const has = (number: number) => isEnd && number >= 1 && number <= newDoc.lines && !isBlank(newDoc.line(number).text)
  const blank = line.text.trimEnd()
  const before = has(line.number - 1) ? `${blank}\n` : ""
  const behind = has(line.number + 1) ? `\n${blank}` : ""
  const around = [
    { from: line.from, insert: before },
    { from: line.to, insert: behind },
  ]
  return {
    changes: changes.compose(ChangeSet.of(around, newDoc.length)),
    selection: { anchor: newSelection.main.head + before.length },
    scrollIntoView: true,
    userEvent: "input",
  }
}

/** Enter, ahead of the language's own key binding, which turns a list with an empty second item into a loose list. */
export const blockKeys: Extension = Prec.high(
  keymap.of([
    {
      key: "Enter",
      run: ({ state, dispatch }) => {
        const done = enterIn(state)
        if (done) dispatch(done)
        return done !== undefined
      },
    },
  ]),
)
