import type { ClipboardEvent, KeyboardEvent } from "react"
import { inOneLine } from "../../../content/check/texts/plain-text-rules"

/** Pastes a text of several lines into one: the browser's own step, so that undo takes it back. */
export function pasteInOneLine(event: ClipboardEvent): void {
  const text = event.clipboardData.getData("text/plain")
  if (!/[\r\n]/.test(text)) return
  event.preventDefault()
  document.execCommand("insertText", false, inOneLine(text))
}

/** Lets Enter send a form from a text of one line that is shown in several, as from any other; not while a word is being composed. */
export function submitByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
