import { useState } from "react"
import { words } from "../../words"
import { unsavedIn } from "../content/content-state"
import type { TextMatch } from "../content/find"
import type { Page } from "../pages"
import { useStudio } from "../studio-context"
import { hintNote } from "./hint-note"
import { LeftOfSample } from "./left-of-sample"

interface StartProps {
  readonly pages: readonly Page[]
  /** Something on the page was clicked. */
  readonly isClicked: boolean
  readonly onPlace: (place: TextMatch) => void
}

/** What to do first: how a text is changed, until somebody has done it, and what is still the sample's. */
export function Start({ pages, isClicked, onPlace }: StartProps) {
  const { content } = useStudio()
  const [isKnown, setIsKnown] = useState(() => hintNote(localStorage, content.project).isRead())
  const hasDone = isClicked || unsavedIn(content).length > 0
  const note = () => {
    hintNote(localStorage, content.project).read()
    setIsKnown(true)
  }
  // Nothing is shown differently by it, so it needs no effect of its own.
  if (hasDone && !isKnown) note()
  return (
    <>
      {!isKnown && (
        <section className="hint" aria-label={words.first.label}>
          <p>
            <b>{words.first.hint}</b> {words.first.more}
          </p>
          <button type="button" className="quiet" onClick={note}>
            {words.first.hide}
          </button>
        </section>
      )}
      <LeftOfSample pages={pages} onPlace={onPlace} />
    </>
  )
}
