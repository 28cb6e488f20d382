import { useState } from "react"
import * as controlStyles from "./controls.module.css"

interface CopyButtonProps {
  /** The messages shown afterwards. */
  words: { readonly copied: string; readonly notCopied: string }
  action: string
  text: () => string
}

/** Copies a text to the clipboard, such as the address of the shown view. */
export function CopyButton({ words, action, text }: CopyButtonProps) {
  const [said, setSaid] = useState("")
  const copy = () =>
    // On an insecure page there is no clipboard: the promise is rejected.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text()))
      .then(
        () => setSaid(words.copied),
        () => setSaid(words.notCopied),
      )
  return (
    <>
      <button type="button" className={controlStyles.main} onClick={copy}>
        {action}
      </button>
      <p role="status" className={controlStyles.said}>
        {said}
      </p>
    </>
  )
}
