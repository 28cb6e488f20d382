import { type RefObject, useCallback, useMemo, useRef } from "react"
import type { ContentStore } from "../content/content-store"
import type { ContentLocation } from "../content/location"
import { elementOf } from "./clicks"

/** Searching a page is slow: after a miss, it is searched again only after this time, in milliseconds. */
const pause = 500

/** The page's element for the edited location. */
export interface Target {
  /** @returns the element, if it is shown */
  readonly find: () => Element | undefined
  /** Sets the clicked element; undefined to search for it. */
  readonly set: (element: Element | undefined) => void
}

/**
 * @param frame with the page
 * @param store the content
 * @param location being edited
 */
export function useTarget(
  frame: RefObject<HTMLIFrameElement>,
  store: ContentStore,
  location: ContentLocation | undefined,
): Target {
  const known = useRef<Element>()
  const next = useRef(0)

  const set = useCallback((element: Element | undefined) => {
    known.current = element
    next.current = 0
  }, [])

  const find = useCallback(() => {
    const shown = frame.current?.contentDocument
    if (known.current?.isConnected && known.current.ownerDocument === shown) return known.current
    if (!shown || !location || performance.now() < next.current) return undefined
    next.current = performance.now() + pause
    known.current = elementOf(shown, location, store.unsavedAt(location)?.mine ?? store.stored(location))
    return known.current
  }, [frame, location, store])

  return useMemo(() => ({ find, set }), [find, set])
}
