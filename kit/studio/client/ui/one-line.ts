import type { ClipboardEvent, KeyboardEvent } from "react"

/** Pastes a text of several lines into one: the browser's own step, so that undo takes it back. */
export function pasteInOneLine(event: ClipboardEvent): void {
  const text = event.clipboardData.getData("text/plain")
  if (!/[\r\n]/.test(text)) return
  event.preventDefault()
  document.execCommand("insertText", false, text.replace(/[\r\n]\s*$/, "").replace(/\s*[\r\n]\s*/g, " "))
}

/** Lets Enter end a text of one line that is shown in several: it sends the form that the text is in; not while a word is being composed. */
export function endByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
