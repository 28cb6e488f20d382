import { useState } from "react"
import * as controlStyles from "./controls.module.css"

interface CopyLinkProps {
  /** The messages afterwards. */
  words: Pick<Queries.AssessmentWordsFragment["result"], "copied" | "notCopied">
  action: string
  address: () => string
}

/** Copies the address of the shown view to the clipboard. */
export function CopyLink({ words, action, address }: CopyLinkProps) {
  const [said, setSaid] = useState("")
  const copy = () =>
    // On an insecure page the browser provides no clipboard.
    Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(address()))
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
