import { graphql } from "gatsby"
import { useEffect, useState } from "react"
import { withoutSoftHyphens } from "../../../kit/language/soft-hyphens"
import * as controlStyles from "../../ui/controls/controls.module.css"
import * as styles from "./speaker-kit.module.css"

interface BiographyProps {
  biography: Queries.BiographyFragment
  copy: Queries.BiographyWordsFragment
}

/** The owner's biography in one of three lengths, with a button that copies it if the browser allows that. */
export function Biography({ biography: { heading, text }, copy: { copyAction, copied } }: BiographyProps) {
  const [canCopy, setCanCopy] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  // In an effect: copying needs script, and the clipboard exists only over https.
  useEffect(() => setCanCopy("clipboard" in navigator), [])

  const copyText = () =>
    navigator.clipboard.writeText(withoutSoftHyphens(text)).then(
      () => setIsCopied(true),
      // If the visitor or the browser denies it, the text can still be selected.
      () => setCanCopy(false),
    )

  return (
    <div className={styles.biography}>
      <div className={styles.bar}>
        <h3 className="label">{heading}</h3>
        <p role="status">{isCopied && copied}</p>
        {canCopy && (
          <button type="button" className={controlStyles.quiet} onClick={copyText}>
            {copyAction}
            <span className="visually-hidden"> ({heading})</span>
          </button>
        )}
      </div>
      <p>{text}</p>
    </div>
  )
}

export const biographyFragments = graphql`
  fragment Biography on SpeakerBiography {
    heading
    text
  }
  fragment BiographyWords on SpeakerKit {
    copyAction
    copied
  }
`
