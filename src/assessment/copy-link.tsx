import { useState } from "react"
import * as controlStyles from "./controls.module.css"

interface CopyLinkProps {
  /** What is said afterwards. */
  words: Pick<Queries.AssessmentWordsFragment["result"], "copied" | "notCopied">
  action: string
  address: () => string
}

/** Puts the address of what is shown into the clipboard. */
export function CopyLink({ words, action, address }: CopyLinkProps) {
  const [said, setSaid] = useState("")
  const copy = () =>
    // Where the page is not served safely, a browser has no clipboard at all.
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
