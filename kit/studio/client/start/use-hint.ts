import { useEffect, useState } from "react"
import { unsavedEdits } from "../content/state"
import { useStudio } from "../studio-context"
import { hintNote } from "./hint-note"

/** Whether to say how a text is changed, and how to stop that. */
export interface Hint {
  readonly isShown: boolean
  readonly hide: () => void
}

/** @returns whether nobody has changed something yet, or clicked what can be changed */
export function useHint(): Hint {
  const { content, view } = useStudio()
  const { project } = content
  const hasDone = view.hasClicked || unsavedEdits(content).length > 0
  const [isHidden, setIsHidden] = useState(false)
  const isKnown = isHidden || hasDone

  useEffect(() => {
    if (!isKnown) return
    setIsHidden(true)
    hintNote(localStorage, project).read()
  }, [project, isKnown])

  const isShown = !isKnown && !hintNote(localStorage, project).isRead()
  return { isShown, hide: () => setIsHidden(true) }
}
