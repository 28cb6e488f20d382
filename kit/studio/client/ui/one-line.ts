import type { ClipboardEvent, KeyboardEvent } from "react"

/** Pastes several lines as one, by the browser's own command, so that its undo works. */
export function pasteInOneLine(event: ClipboardEvent): void {
  const text = event.clipboardData.getData("text/plain")
  if (!/[\r\n]/.test(text)) return
  event.preventDefault()
  document.execCommand("insertText", false, text.replace(/[\r\n]\s*$/, "").replace(/\s*[\r\n]\s*/g, " "))
}

/** Lets Enter end a one-line text that is shown on several lines: it submits the text's form, but not while a word is being composed. */
export function endByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
