import { useEffect } from "react"
import type { ContentStore } from "../content/content-store"
import type { ViewStore } from "../view/view-store"

/** @returns whether a key press asks for find and replace: Ctrl/Cmd+Shift+F */
export const isFindKey = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && shiftKey && !altKey && key.toLowerCase() === "f"

/** Undoes or redoes by Ctrl/Cmd+Z, unless a text has these keys itself. */
export function undoByKey(event: KeyboardEvent, store: ContentStore): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return
  // In the frame, elements are of another window.
  if ((event.target as Element | null)?.closest?.("input, textarea, [contenteditable]")) return
  event.preventDefault()
  void (event.shiftKey ? store.redo() : store.undo())
}

/**
 * Undo and redo by Ctrl/Cmd+Z and Shift; in text fields these keys stay the browser's own. Find and replace by Ctrl/Cmd+Shift+F, and Escape, everywhere but
 * in a dialog.
 */
export function useKeys(store: ContentStore, viewStore: ViewStore): void {
  useEffect(() => {
    const { findWords, closeInnermost } = viewStore.getState()
    const press = (event: KeyboardEvent) => {
      if (isFindKey(event)) {
        event.preventDefault()
        if (!isDialogOpen()) findWords()
        return
      }
      // A dialog closes by itself; what is picked up, or a table with the cursor in it, has the key first.
      if (event.key === "Escape" && !event.defaultPrevented && !isDialogOpen()) closeInnermost()
      undoByKey(event, store)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [store, viewStore])
}

const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null
