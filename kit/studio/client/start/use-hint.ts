import { useEffect, useState } from "react"
import { unsavedEdits } from "../content/state"
import { useStudio } from "../studio-context"

/** Whether to show how to change a text, and a function that stops showing it. */
export interface Hint {
  readonly isShown: boolean
  readonly hide: () => void
}

/** @returns whether nobody has changed anything yet, or clicked anything that can be changed */
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

/**
 * Records in the browser that the hint was read, by project, since all projects share a port.
 *
 * @param storage of the browser
 * @param project of the content
 */
export function hintNote(storage: Pick<Storage, "getItem" | "setItem">, project: string) {
  const key = `studio hint ${project}`
  return {
    isRead(): boolean {
      try {
        return storage.getItem(key) !== null
      } catch {
        // Storage is disabled: the hint is shown once for each opened page.
        return false
      }
    },
    read(): void {
      try {
        storage.setItem(key, "read")
      } catch {
        // Disabled or full: the hint comes back with the next page.
      }
    },
  }
}
