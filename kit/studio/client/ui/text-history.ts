import { history, redo, undo } from "@codemirror/commands"
import { EditorState, type Extension, Transaction } from "@codemirror/state"
import { changedPart } from "../../../content/location/source-text"

/** Offsets in a text. */
export interface Caret {
  readonly anchor: number
  readonly focus: number
}

/** The pause in typing that begins a new step, in milliseconds. */
const maxPauseMs = 2_000

/** Undo in steps of a phrase, as far as the next punctuation mark or pause: browsers take back a letter here and a whole sentence there. */
export const undoByPhrase: Extension = history({
  newGroupDelay: maxPauseMs,
  joinToEvent: (transaction, isAdjacent) => isAdjacent && !beginsPhrase(transaction),
})

const phraseEnd = /[.,;:!?…]["'”’»)]?\s$|[。、，！？]$/

function beginsPhrase({ changes, startState }: Transaction): boolean {
  let begins = false
  changes.iterChanges((from, to, _start, _end, inserted) => {
    // Input that replaces letters, as composing does, continues their phrase.
    begins ||= from === to && inserted.length > 0 && phraseEnd.test(startState.sliceDoc(Math.max(0, from - 3), from))
  })
  return begins
}

/** The undo history of a text outside the editor for long texts, in the same steps. */
export class TextHistory {
  private state: EditorState
  /** How many steps were undone elsewhere since this text had none left: they are redone before its own. */
  private undoneElsewhere = 0

  constructor(text: string) {
    this.state = EditorState.create({ doc: text, extensions: undoByPhrase })
  }

  get text(): string {
    return this.state.doc.toString()
  }

  get caret(): Caret {
    const { anchor, head } = this.state.selection.main
    return { anchor, focus: head }
  }

  /** Records where the caret is. Typing at another place begins another step. */
  select(caret: Caret): void {
    const [{ anchor, focus }, { length }] = [this.caret, this.state.doc]
    if (caret.anchor === anchor && caret.focus === focus) return
    const [start, head] = [Math.min(caret.anchor, length), Math.min(caret.focus, length)]
    this.state = this.state.update({ selection: { anchor: start, head } }).state
  }

  /**
   * Records what somebody has typed, pasted or deleted.
   *
   * @param text the whole text now
   * @param caret the caret now: of several equal letters, it shows which are new
   */
  type(text: string, caret: Caret): void {
    const before = this.text
    if (text === before) return
    this.undoneElsewhere = 0
    const [{ from: start }, behind] = [this.state.selection.main, text.slice(caret.focus)]
    const end = before.length - behind.length
    const from = Math.min(start, end, caret.focus)
    const isAtCaret = before.endsWith(behind) && before.slice(0, from) === text.slice(0, from)
    const changes = isAtCaret ? { from, to: end, insert: text.slice(from, caret.focus) } : changeBetween(before, text)
    this.state = this.state.update({
      changes,
      selection: { anchor: caret.anchor, head: caret.focus },
      userEvent: "input.type",
    }).state
  }

  /** Takes over a change of the text from elsewhere: undo leaves that change alone. */
  follow(text: string): void {
    const annotations = Transaction.addToHistory.of(false)
    this.state = this.state.update({ changes: changeBetween(this.text, text), annotations }).state
  }

  /** @returns whether there was a step to undo or redo; otherwise the caller takes the last one of another text */
  step(way: UndoWay): boolean {
    const isElsewhere = way === "redo" && this.undoneElsewhere > 0
    const isDone = !isElsewhere && this.take(way)
    if (!isDone) this.undoneElsewhere = Math.max(0, this.undoneElsewhere + (way === "undo" ? 1 : -1))
    return isDone
  }

  private take(way: UndoWay): boolean {
    const before = this.text
    const take = way === "undo" ? undo : redo
    const dispatch = ({ state }: Transaction) => {
      this.state = state
    }
    // Nothing is left of a step that was undone elsewhere.
    while (take({ state: this.state, dispatch })) if (this.text !== before) return true
    return false
  }
}

/** @returns the smallest change that turns one text into the other */
export function changeBetween(before: string, after: string) {
  const { start, end, to } = changedPart(before, after)
  return { from: start, to: end, insert: to }
}

export type UndoWay = "undo" | "redo"

/** @returns what a key press asks for: undo by Ctrl/Cmd+Z, redo by the same with Shift or by Ctrl+Y */
export function wayOfKey({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): UndoWay | undefined {
  const letter = key.toLowerCase()
  if (altKey || !(letter === "z" ? ctrlKey || metaKey : letter === "y" && ctrlKey)) return undefined
  return shiftKey || letter === "y" ? "redo" : "undo"
}

/** @returns what a browser's menu asks for */
export const wayOfInput = ({ inputType }: InputEvent): UndoWay | undefined =>
  inputType === "historyUndo" ? "undo" : inputType === "historyRedo" ? "redo" : undefined
