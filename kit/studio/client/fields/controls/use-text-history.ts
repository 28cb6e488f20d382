import { type RefObject, useEffect, useMemo, useRef } from "react"
import { withLineFeeds } from "../../../../content/location/source-text"
import { useStudio } from "../../studio-context"
import { type Caret, TextHistory, type UndoWay, wayOfInput, wayOfKey } from "../../ui/text-history"

/**
 * Undo and redo in a text control, by phrases; where it has nothing to undo, the studio's.
 *
 * @param control of the text
 * @param value of the text
 * @param type called with the text after a step
 * @param kind of the element: for another kind, the listeners are attached again
 */
export function useTextHistory(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement>,
  value: string,
  type: (text: string) => void,
  kind?: unknown,
): void {
  const { store } = useStudio()
  const shown = withLineFeeds(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: later values are followed.
  const history = useMemo(() => new TextHistory(shown), [])
  const onType = useRef(type)
  onType.current = type
  useEffect(() => {
    if (history.text !== shown) history.follow(shown)
  }, [history, shown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above, of the kind.
  useEffect(() => {
    const { current } = control
    if (!current) return undefined
    const caret = (): Caret => ({ anchor: current.selectionStart ?? 0, focus: current.selectionEnd ?? 0 })
    const undo = (event: InputEvent | KeyboardEvent, way: UndoWay | undefined) => {
      if (event.isComposing) return
      history.select(caret())
      if (!way) return
      event.preventDefault()
      if (!history.step(way)) return void store[way](true)
      current.value = history.text
      current.setSelectionRange(history.caret.anchor, history.caret.focus)
      onType.current(history.text)
    }
    const listeners = new AbortController()
    const { signal } = listeners
    const listen = (element: HTMLElement) => {
      element.addEventListener("keydown", (event) => undo(event, wayOfKey(event)), { signal })
      element.addEventListener("beforeinput", (event) => undo(event, wayOfInput(event)), { signal })
      element.addEventListener("input", () => history.type(current.value, caret()), { signal })
    }
    listen(current)
    return () => listeners.abort()
  }, [control, history, store, kind])
}
