import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react"
import { words } from "../../words/words"
import { catchFocus } from "./catch-focus"

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  /** Fills the window. */
  readonly isWhole?: boolean
  readonly onClose: () => void
}

/** A modal dialog: the browser's own, which traps the focus and closes with Escape. */
export function Dialog({ title, children, isWhole = false, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  const id = useId()

  // A layout effect runs before the effects of the content: the browser focuses the first button, and then a form can focus its first question.
  useLayoutEffect(() => {
    const { current } = dialog
    opener.current = document.activeElement
    if (current && !current.open) current.showModal()
  }, [])

  // The browser restores the focus when a dialog is closed, but not when it is removed.
  useEffect(() => () => catchFocus(opener.current), [])

  return (
    <dialog ref={dialog} className={isWhole ? "is-whole" : ""} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
          {words.window.close}
        </button>
      </header>
      {children}
    </dialog>
  )
}
