import { type RefObject, useCallback, useMemo, useRef } from "react"
import type { ContentStore } from "../content/content-store"
import type { ContentLocation } from "../content/location"
import { elementOf } from "./clicks"

/** A page takes a while to be searched: what is not found is looked for again after so many milliseconds. */
const pause = 500

/** What the page shows of the location that is edited. */
export interface Target {
  /** @returns its element, if it is shown */
  readonly find: () => Element | undefined
  /** Sets what was clicked; nothing to have it looked for. */
  readonly set: (element: Element | undefined) => void
}

/**
 * @param frame with the page
 * @param store the content
 * @param location that is edited
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
