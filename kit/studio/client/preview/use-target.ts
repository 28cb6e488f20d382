import { type RefObject, useMemo } from "react"
import type { ContentStore } from "../content/content-store"
import type { ContentLocation } from "../content/location"
import { elementOf, textsBeside } from "./clicks"

/** Searching a page is slow: after a miss, it is searched again only after this time, in milliseconds. */
const pause = 500

/**
 * @param frame with the page
 * @param store the content
 * @param location being edited
 * @param clicked the element whose click has led there
 * @returns finds the page's element for the edited location, if it is shown
 */
export function useTarget(
  frame: RefObject<HTMLIFrameElement>,
  store: ContentStore,
  location: ContentLocation | undefined,
  clicked: Element | undefined,
): () => Element | undefined {
  return useMemo(() => {
    let [known, next] = [clicked, 0]
    return () => {
      const shown = frame.current?.contentDocument
      if (known?.isConnected && known.ownerDocument === shown) return known
      if (!shown || !location || performance.now() < next) return undefined
      next = performance.now() + pause
      known = elementOf(shown, location, store.value(location), textsBeside(location, store))
      return known
    }
  }, [frame, store, location, clicked])
}
