import { useEffect } from "react"
import type { ContentStore } from "./content/content-store"

/** Undo and redo by Ctrl/Cmd+Z and Shift; in text fields these keys stay the browser's own. */
export function useKeys(store: ContentStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return
      if (event.target instanceof Element && event.target.closest("input, textarea, [contenteditable]")) return
      event.preventDefault()
      void (event.shiftKey ? store.redo() : store.undo())
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [store])
}
