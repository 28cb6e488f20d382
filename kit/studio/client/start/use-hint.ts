import { useEffect, useState } from "react"
import { hintNote } from "./hint-note"

/** Whether to say how a text is changed, and how to stop that. */
export interface Hint {
  readonly isShown: boolean
  readonly hide: () => void
}

/**
 * @param project of the content; undefined until it is known
 * @param hasDone whether somebody has just changed something, or clicked what can be changed
 */
export function useHint(project: string | undefined, hasDone: boolean): Hint {
  const [isHidden, setIsHidden] = useState(false)
  const isKnown = isHidden || hasDone

  useEffect(() => {
    if (project === undefined || !isKnown) return
    setIsHidden(true)
    hintNote(localStorage, project).read()
  }, [project, isKnown])

  const isShown = !isKnown && project !== undefined && !hintNote(localStorage, project).isRead()
  return { isShown, hide: () => setIsHidden(true) }
}
