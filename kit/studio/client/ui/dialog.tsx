import { type ReactNode, useId, useLayoutEffect, useRef } from "react"
import { words } from "../../words"

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
  const id = useId()

  // Before the effects of what is in it: the browser focuses its first button, and a form then its first question.
  useLayoutEffect(() => {
    const { current } = dialog
    if (current && !current.open) current.showModal()
  }, [])

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
