import { type RefObject, useEffect } from "react"

/** A phone that is held upright has less than this above its keyboard, in pixels. */
const maxHeight = 600

/**
 * Gives all that is seen above a phone's keyboard to what is typed into: the page, or its fields (styles/narrow.css).
 *
 * @param frame with the page
 */
export function useKeyboard(frame: RefObject<HTMLIFrameElement>): void {
  useEffect(() => {
    const root = document.documentElement
    const look = () => {
      const page = frame.current?.contentDocument?.activeElement
      const isPage = document.activeElement === frame.current && page?.closest("[contenteditable]")
      const field = document.activeElement?.closest("main :is(input, textarea, [contenteditable])")
      const height = visualViewport?.height ?? innerHeight
      // Some browsers lay the keyboard over the window, and move it.
      root.style.setProperty("--seen", `${height}px`)
      if (height > maxHeight || !(isPage || field)) delete root.dataset.typing
      else root.dataset.typing = isPage ? "page" : "panel"
      requestAnimationFrame(() => (isPage ? page : field?.closest(".field"))?.scrollIntoView({ block: "nearest" }))
    }
    const listeners = new AbortController()
    const { signal } = listeners
    visualViewport?.addEventListener("resize", look, { signal })
    for (const event of ["focusin", "focusout"]) addEventListener(event, look, { signal })
    return () => listeners.abort()
  }, [frame])
}
